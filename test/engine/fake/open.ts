import { createEngine } from '../../../src/engine/create.js';
import { fakeGame } from './game.js';

/** An engine for the fake game that has only threads to run on, for scripts in processes of their own. */
export const open = () =>
  createEngine(fakeGame('fine', { service: () => Promise.reject(new Error('not on this thread')) }));
