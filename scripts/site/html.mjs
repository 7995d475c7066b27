/** @param {string} text */
export const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (char) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[char]};`);

/** From one page of the site to another, both as paths from its root. @param {string} from @param {string} to */
export function relativeLink(from, to) {
  const up = '../'.repeat(from.split('/').length - 1);
  return `${up || './'}${to}`;
}

/**
 * A page before the shell is put around it.
 * @param {{ title: string, description: string, scripts?: string[] }} head
 * @param {string} main
 */
export const makeDocument = ({ title, description, scripts = [] }, main) => `<!doctype html>
<html lang="en">
  <head>
    <title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(description)}" />
    ${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
  </head>
  <body>
    <main>${main}</main>
  </body>
</html>
`;
