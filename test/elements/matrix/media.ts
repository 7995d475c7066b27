/** The pages that an element may stand on. */
export interface Medium {
  name: string;
  style: Partial<Record<'colorScheme' | 'background' | 'color' | 'inlineSize', string>>;
  dir?: 'rtl';
  /** What differs from the first one alone is looked at again. */
  rules?: readonly string[];
}

/** Within the body's margins. */
const NARROW = '320px';

export const MEDIA: readonly Medium[] = [
  { name: 'light', style: { colorScheme: 'light', background: '#ffffff', color: '#1c1d21' } },
  {
    name: 'dark',
    style: { colorScheme: 'dark', background: '#17181b', color: '#e9e9ec' },
    rules: ['color-contrast'],
  },
  { name: '320 px', style: { inlineSize: NARROW }, rules: ['color-contrast', 'target-size'] },
  { name: 'right to left', style: {}, dir: 'rtl', rules: ['color-contrast'] },
  { name: 'right to left, 320 px', style: { inlineSize: NARROW }, dir: 'rtl', rules: [] },
];

export function enter({ style, dir = undefined }: Medium): void {
  leave();
  Object.assign(document.body.style, style);
  if (dir) document.documentElement.dir = dir;
}

export function leave(): void {
  document.body.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
}
