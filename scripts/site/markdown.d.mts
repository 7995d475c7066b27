export interface Rendered {
  title: string;
  description: string;
  html: string;
  headings: { level: number; text: string; id: string }[];
}

export function renderMarkdown(text: string, linkOf: (href: string) => string | null): Rendered;
