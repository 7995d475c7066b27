import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { embeddedBytes, workerSource } from './scripts/vite-plugins.mjs';

const plugins = () => [embeddedBytes(), workerSource()];

export default defineConfig({
  test: {
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.browser.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.HINTWRIGHT_CHROMIUM ?? '/usr/bin/chromium',
                args: [
                  '--no-sandbox',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
