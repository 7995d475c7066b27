import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, launchArgs } from './scripts/browser.mjs';
import { findFirefox } from './scripts/firefox.mjs';
import { embeddedBytes, workerSource } from './scripts/vite-plugins.mjs';
import { firefoxProvider } from './test/support/browser/firefox.js';
import { mouseCommands } from './test/support/browser/mouse.js';

const plugins = () => [embeddedBytes(), workerSource()];
/** How many times the usual number of cases the tests of hostile input try, in Node and in the browser. */
const env = { HINTWRIGHT_FUZZ: process.env.HINTWRIGHT_FUZZ ?? '1' };
const chromium = findChromium(); // else Playwright's own, if it has been downloaded
const firefoxPath = findFirefox(); // else there is nothing to test it with

const launchChromium = {
  ...(chromium !== undefined && { executablePath: chromium }),
  args: [...launchArgs, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

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

/** What Firefox may do its own way: keys and focus, the mouse, layout and contrast. `npm test` has time for no more. */
const firefoxShort = [
  'test/elements/{entry,rules,lifecycle}.browser.test.ts',
  'test/elements/matrix/pages.browser.test.ts',
  'test/elements/quoridor/{play,lifecycle}.browser.test.ts',
  'test/elements/sudoku/{play,puzzles,lifecycle,grid-drawing,grid-keys,grid-pointer}.browser.test.ts',
  'test/elements/benchmark/run.browser.test.ts',
];

/** The elements, but for what needs Chromium's own protocol: those files say what for. */
const firefox = firefoxPath !== undefined && {
  name: 'firefox',
  browser: 'firefox' as const,
  include:
    process.env.HINTWRIGHT_FIREFOX_TESTS === 'short' ? firefoxShort : ['test/elements/**/*.browser.test.ts'],
  exclude: ['**/*.chromium.browser.test.ts'],
  fileParallelism: false, // keys go to the window that has the focus, and only one has it
  testTimeout: 60_000,
  provider: firefoxProvider(firefoxPath),
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
            commands: mouseCommands,
            instances: [{ browser: 'chromium' }, phone, ...(firefox ? [firefox] : [])],
          },
        },
      },
    ],
  },
});
