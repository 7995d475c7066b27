/** Drives Mozilla's Firefox, with a way round each fault that Vitest and Playwright have with it together. */
import { playwright } from '@vitest/browser-playwright';
import type { BrowserProvider, BrowserProviderOption } from 'vitest/node';
import { launchFirefox } from '../../../scripts/firefox.mjs';

/** The frame that tests run in. */
const FRAME = '[data-vitest="true"]';

/** Holds that frame whole, so that nothing of it has to be shown smaller. */
const WINDOW = { width: 1280, height: 900 };

/** For what is to be pressed; without it a press that finds nothing would wait until the test ends. */
const PATIENCE_MS = 10_000;

/** A provider for Vitest, with Playwright's options for Mozilla's Firefox. */
export function firefoxProvider(executablePath: string): BrowserProviderOption {
  const options = {
    launchOptions: launchFirefox(executablePath),
    contextOptions: { viewport: WINDOW },
    actionTimeout: PATIENCE_MS,
  };
  const provider = playwright(options);
  return { ...provider, providerFactory: (project) => mended(provider.providerFactory(project)) };
}

type Pages = BrowserProvider & { getPage(sessionId: string): import('playwright').Page };

function mended(provider: BrowserProvider): BrowserProvider {
  const pages = provider as Pages;
  const open = provider.openPage.bind(provider);
  const contextOf = provider.getCommandsContext.bind(provider);
  return Object.assign(provider, {
    // Vitest lays even a scale of 1 on its frame as a transform, and in a frame with one Playwright finds nothing visible.
    async openPage(...args: Parameters<typeof open>) {
      await open(...args);
      await pages.getPage(args[0]).addStyleTag({ content: '[data-scale] { transform: none !important; }' });
    },
    // Vitest looks for its frame by name, which Playwright may learn too late to tell.
    getCommandsContext: (sessionId: string) => ({
      ...contextOf(sessionId),
      frame: () => frameOf(pages.getPage(sessionId)),
      iframe: pages.getPage(sessionId).frameLocator(FRAME),
    }),
  });
}

async function frameOf(page: import('playwright').Page): Promise<import('playwright').Frame> {
  const element = await page.locator(FRAME).elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('The frame that tests run in is gone.');
  return frame;
}
