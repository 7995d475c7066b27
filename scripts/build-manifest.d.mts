interface Named {
  name: string;
  description?: string;
  type?: { text: string };
}

export interface ElementDescription {
  declaration: {
    name: string;
    tagName: string;
    summary?: string;
    members?: Named[];
    attributes?: Named[];
    events?: Named[];
    cssParts?: Named[];
    cssProperties?: Named[];
  };
  properties: { name: string; type: string; description: string; attribute: string | undefined }[];
}

export function readElements(): ElementDescription[];
export function buildManifest(): string[];
