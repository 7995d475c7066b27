export interface Section {
  page: string;
  heading: string;
  href: string;
  text: string;
}

export function readSections(html: string, path: string): Section[];
