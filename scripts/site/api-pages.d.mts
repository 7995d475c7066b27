export interface Member {
  name: string;
  type: string;
  doc: string;
}

export interface Item {
  name: string;
  kind: 'class' | 'function' | 'constant' | 'type';
  doc: string;
  code: string;
  resolved: string;
  members: Member[];
}

export interface Entry {
  name: string;
  doc: string;
  items: Item[];
}

export function loadApi(): Promise<Entry[]>;
