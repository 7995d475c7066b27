/** Only Chromium's own protocol shows a page in forced colours or as on paper. */
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { findings, sticksOut } from './findings.js';
import { STATES } from './states.js';

/** What is pressed and also tells something. */
const TELLING = '.discard, .choose, .move, .ply, .rules > .unfolder';
const PATIENCE_MS = 60_000;

/** What of the browser's own protocol is used here. */
interface EmulationSession {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { media?: 'print' | ''; features?: { name: string; value: string }[] },
  ): Promise<unknown>;
}

const emulate = (params: Parameters<EmulationSession['send']>[1]): Promise<unknown> =>
  (cdp() as unknown as EmulationSession).send('Emulation.setEmulatedMedia', params);

afterEach(() => emulate({ media: '', features: [] }));

const forced = (scheme: 'light' | 'dark') => ({
  features: [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-color-scheme', value: scheme },
  ],
});

describe.each(['light', 'dark'] as const)('in forced %s colours', (scheme) => {
  test.each(STATES)(
    '$name: what is written can be read, what is drawn is in the colours of the system',
    async ({ mount }) => {
      await emulate(forced(scheme));
      const element = await mount();
      expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      expect(await findings(element, ['color-contrast'])).toEqual([]);
      expect(sticksOut(element)).toEqual([]);
    },
    PATIENCE_MS,
  );
});

test.each(STATES)(
  '$name: on paper nothing that can only be pressed, and nothing cut off',
  async ({ mount }) => {
    const element = await mount();
    await emulate({ media: 'print' });
    expect(matchMedia('print').matches).toBe(true);
    expect(sticksOut(element)).toEqual([]);
    const pressed = [...element.shadowRoot!.querySelectorAll('button, textarea, select')].filter(
      (one) => one.getBoundingClientRect().height > 0 && !one.matches(TELLING),
    );
    expect(pressed.map((one) => one.outerHTML.slice(0, 100))).toEqual([]);
  },
);
