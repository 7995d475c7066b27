import { test } from 'vitest';
import { proveAborts } from './support/aborts.js';
import { patience, times } from './support/scale.js';
import { fake, mahjong, quoridor, quoridorInline } from './support/subjects.js';

// A reader who changes a hand must not wait for the old one, whatever the engine is doing. A busy machine may hold up more
// than one abort in a hundred: then the whole proof is repeated.
const options = { retry: 2, timeout: patience(60_000) };

test('Node, the fake service: an abort lands within 100 ms in every phase', options, () =>
  proveAborts('Node, fake', fake, times(50, 1000)),
);

test('Node, the Mahjong service: an abort lands within 100 ms in every phase', options, () =>
  proveAborts('Node, Mahjong', mahjong, times(50, 1000)),
);

test('Node, the Quoridor service: an abort lands within 100 ms in every phase', options, () =>
  proveAborts('Node, Quoridor', quoridor, times(30, 1000)),
);

test(
  'Node, the Quoridor service on the same thread: an abort lands within 100 ms in every phase',
  options,
  () => proveAborts('Node, Quoridor inline', quoridorInline, times(30, 1000)),
);
