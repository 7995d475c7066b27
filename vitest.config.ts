import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, findFirefox, launchArgs } from './scripts/browser.mjs';
import { embeddedBytes, workerSource } from './scripts/vite-plugins.mjs';

const plugins = () => [embeddedBytes(), workerSource()];
/** How many times the usual number of cases the tests of hostile input try, in Node and in the browser. */
const env = { HINTWRIGHT_FUZZ: process.env.HINTWRIGHT_FUZZ ?? '1' };
const chromium = findChromium(); // else Playwright's own, if it has been downloaded
const firefox = findFirefox(); // else its tests are left out

const launchChromium = {
  ...(chromium !== undefined && { executablePath: chromium }),
  args: [...launchArgs, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

/**
 * What Firefox runs. Elsewhere Playwright fails it now and then: it finds nothing visible to press in the frame that tests
 * run in, keys go to the page that has the focus, and Chromium's own protocol is missing.
 */
const firefoxToo = [
  'test/elements/{rules,analysis,score,entry}.browser.test.ts',
  'test/elements/sudoku/{grid-drawing,lifecycle}.browser.test.ts',
];

/** What a finger does, on the screen of a small phone. */
const phone = {
  name: 'phone',
  browser: 'chromium' as const,
  include: ['test/**/*.phone.test.ts'],
  viewport: { width: 375, height: 667 },
  provider: playwright({
    launchOptions: launchChromium,
    contextOptions: { deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  }),
};

export default defineConfig({
  test: {
    globalSetup: ['./scripts/vitest-build.mjs'],
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'node',
          env,
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.browser.test.ts', 'test/**/*.phone.test.ts', 'test/consumers/**'],
          testTimeout: 60_000,
        },
      },
      {
        // Uses the packed package alone, as those do who install it.
        test: {
          name: 'consumers',
          sequence: { groupOrder: 1 }, // when the others are done
          include: ['test/consumers/**/*.test.ts'],
          globalSetup: ['./test/consumers/support/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: plugins(),
        // Found too late by Vite's own search, which would reload tests under way.
        optimizeDeps: { include: ['fast-check', 'lit/directive.js', 'lit/directive-helpers.js'] },
        test: {
          name: 'browser',
          env,
          include: ['test/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchChromium }),
            instances: [
              { browser: 'chromium' },
              phone,
              ...(firefox === undefined
                ? []
                : [
                    {
                      name: 'firefox',
                      browser: 'firefox' as const,
                      include: firefoxToo,
                      testTimeout: 60_000, // axe takes several times as long
                      provider: playwright({
                        launchOptions: { channel: 'moz-firefox', executablePath: firefox },
                      }),
                    },
                  ]),
            ],
          },
        },
      },
    ],
  },
});
