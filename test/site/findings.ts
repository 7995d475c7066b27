import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const AXE = createRequire(import.meta.url).resolve('axe-core');

/** What axe finds in a page as it is now. */
export async function findings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
