import type { Page } from 'playwright';

export interface Crawl {
  /** Pages reached from the first one, by path. */
  pages: string[];
  /** Links to what is not there. */
  dead: string[];
}

/** Follows every link and loads every part of every page, from the one that is open. */
export function crawl(page: Page): Promise<Crawl> {
  return page.evaluate(async () => {
    const ids = new Map<string, Set<string>>();
    const anchors: { from: string; path: string; id: string }[] = [];
    const dead: string[] = [];
    const known = new Set([location.pathname]);
    const visit = async (path: string, from: string): Promise<void> => {
      const response = await fetch(path);
      if (!response.ok) {
        dead.push(`${from} -> ${path}`);
        return;
      }
      if (!path.endsWith('.html')) return;
      const found = new DOMParser().parseFromString(await response.text(), 'text/html');
      ids.set(path, new Set([...found.querySelectorAll('[id]')].map(({ id }) => id)));
      for (const part of found.querySelectorAll('a[href], img[src], script[src], link[href]')) {
        const target = new URL(
          part.getAttribute('href') ?? part.getAttribute('src')!,
          location.origin + path,
        );
        if (target.origin !== location.origin || target.protocol === 'data:') continue;
        const id = decodeURIComponent(target.hash.slice(1));
        if (id) anchors.push({ from: path, path: target.pathname, id });
        if (known.has(target.pathname)) continue;
        known.add(target.pathname);
        await visit(target.pathname, path);
      }
    };
    await visit(location.pathname, 'the start');
    for (const { from, path, id } of anchors)
      if (ids.get(path)?.has(id) === false) dead.push(`${from} -> ${path}#${id}`);
    return { pages: [...ids.keys()].sort(), dead };
  });
}
