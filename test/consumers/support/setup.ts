/** One packed package and one browser for all consumers. */
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findChromium, launchArgs } from '../../../scripts/browser.mjs';
import { clearPlace, makePlace } from './place.js';

declare module 'vitest' {
  interface ProvidedContext {
    place: string;
    browser: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const place = makePlace();
  const executablePath = findChromium();
  const server = await chromium.launchServer({
    args: [...launchArgs],
    ...(executablePath && { executablePath }),
  });
  provide('place', place);
  provide('browser', server.wsEndpoint());
  return async () => {
    await server.close();
    clearPlace(place);
  };
}
