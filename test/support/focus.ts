import { beforeEach } from 'vitest';

/** Firefox gives keys to the window that has the focus, which a test before may have led out of this one by Tab. */
beforeEach(() => window.focus());
