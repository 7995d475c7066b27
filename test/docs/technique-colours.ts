/** The colours of the pictures, in light and dark: a picture follows the scheme of who looks at it, in an `<img>` as well. */

interface Colour {
  light: string;
  dark: string;
}

export const GROUND: Colour = { light: '#fff', dark: '#17181b' };

/** What has to be read, or told apart, on the ground and on each of the tints: at least 4.5 : 1, held by a test. */
export const INKS = {
  ink: { light: '#1f2328', dark: '#e9e9ec' },
  quiet: { light: '#5b6270', dark: '#a6adba' },
  pattern: { light: '#12703a', dark: '#4ade80' },
  extra: { light: '#1d4ed8', dark: '#93b4ff' },
  endo: { light: '#7e22ce', dark: '#d9a2ff' },
  fourth: { light: '#855206', dark: '#edbd4f' },
  goes: { light: '#b91c1c', dark: '#ff9489' },
} as const satisfies Readonly<Record<string, Colour>>;

/** Of houses, half through. */
export const TINTS = {
  base: { light: '#e0f2fe', dark: '#143a56' },
  cover: { light: '#fef3c7', dark: '#453a10' },
} as const satisfies Readonly<Record<string, Colour>>;

/** By name, as classes: `ink` for what is filled, `ink-line` for what is drawn; `on` is what stands in a filled shape. */
export const STYLE = `<style>
${rules('light')}
@media (prefers-color-scheme: dark) {
${rules('dark')}
}
</style>`;

function rules(scheme: keyof Colour): string {
  const inks = Object.entries(INKS).map(
    ([name, colour]) => `.${name} { fill: ${colour[scheme]} } .${name}-line { stroke: ${colour[scheme]} }`,
  );
  const tints = Object.entries(TINTS).map(([name, colour]) => `.${name} { fill: ${colour[scheme]} }`);
  return [`.ground, .on { fill: ${GROUND[scheme]} }`, ...tints, ...inks].join('\n');
}
