/**
 * For a classic script of one file: there is nothing to load ahead, and no `import.meta` to find it by.
 * @type {import('vite').Plugin}
 */
export const noPreload = {
  name: 'hintwright:no-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};
