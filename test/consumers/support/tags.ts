import { join } from 'node:path';

interface Manifest {
  modules: { declarations: { tagName: string }[] }[];
}

/** The tags that an installed package tells of. */
export async function tagsOf(installed: string): Promise<string[]> {
  const file = join(installed, 'dist/custom-elements.json');
  const { default: manifest } = (await import(file, { with: { type: 'json' } })) as { default: Manifest };
  return manifest.modules.map(({ declarations }) => declarations[0]!.tagName);
}
