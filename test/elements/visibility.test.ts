import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mayRun,
  type Presence,
  type PresenceAction,
  type PresenceEvent,
  step,
} from '../../src/elements/shared/visibility.js';

type Row = readonly [after: Presence, action: PresenceAction, why: string];

/** State × event, each row with its reason; a state or an event without a row does not compile. */
const TABLE: Record<Presence, Record<PresenceEvent, Row>> = {
  resting: {
    seen: ['resting', null, 'no news'],
    unseen: ['away', null, 'nothing runs that could wait'],
    waited: ['resting', null, 'a late timer is no news'],
    changed: ['running', null, 'the ordinary way: at once'],
    asked: ['asked', null, 'a call of analyze'],
    ended: ['resting', null, 'an empty position has nothing to run'],
    removed: ['gone', null, 'a finished element may be moved without another run'],
  },
  running: {
    seen: ['running', null, 'no news'],
    unseen: ['lingering', null, 'scrolling past must not cost the work done so far'],
    waited: ['running', null, 'a late timer: it was seen again in time'],
    changed: ['running', null, 'the latest wins; the run replaces its elder by itself'],
    asked: ['asked', null, 'from now on the page waits for it'],
    ended: ['resting', null, 'done'],
    removed: ['gone-due', 'stop', 'an engine must not work for an element that has gone'],
  },
  asked: {
    seen: ['asked', null, 'no news'],
    unseen: ['asked-away', null, 'the page waits for its promise, seen or not'],
    waited: ['asked', null, 'no timer ends what was asked for'],
    changed: ['running', null, 'the promise was for another position'],
    asked: ['asked', null, 'the latest wins'],
    ended: ['resting', null, 'done'],
    removed: ['gone-due', 'stop', 'removal ends all'],
  },
  away: {
    seen: ['resting', null, 'nothing waits'],
    unseen: ['away', null, 'no news'],
    waited: ['away', null, 'nothing lingers'],
    changed: ['due', null, 'nobody looks: it can wait'],
    asked: ['asked-away', null, 'what the page asks for always runs'],
    ended: ['away', null, 'nothing runs'],
    removed: ['gone', null, 'nothing runs'],
  },
  due: {
    seen: ['running', 'start', 'now somebody looks'],
    unseen: ['due', null, 'hidden and off-screen as well: still unseen'],
    waited: ['due', null, 'nothing lingers'],
    changed: ['due', null, 'one run for the latest position, not one each'],
    asked: ['asked-away', null, 'what the page asks for always runs'],
    ended: ['away', null, 'stop, or an emptied position, calls it off'],
    removed: ['gone-due', null, 'it may come back'],
  },
  lingering: {
    seen: ['running', null, 'back in time: nothing was lost'],
    unseen: ['lingering', null, 'a tab hidden while off-screen does not wait anew'],
    waited: ['due', 'stop', 'nobody looks: give the engine free'],
    changed: ['due', 'stop', 'the old run is of no use, the new one can wait'],
    asked: ['asked-away', null, 'what the page asks for always runs'],
    ended: ['away', null, 'it was done in time'],
    removed: ['gone-due', 'stop', 'removal ends all'],
  },
  'asked-away': {
    seen: ['asked', null, 'goes on'],
    unseen: ['asked-away', null, 'no news'],
    waited: ['asked-away', null, 'no timer ends what was asked for'],
    changed: ['due', 'stop', 'the promise was for another position, the new one can wait'],
    asked: ['asked-away', null, 'the latest wins'],
    ended: ['away', null, 'done'],
    removed: ['gone-due', 'stop', 'removal ends all'],
  },
  gone: {
    seen: ['resting', null, 'comes to the page'],
    unseen: ['away', null, 'comes to the page far down'],
    waited: ['gone', null, 'nothing lingers'],
    changed: ['gone-due', null, 'a change made before it is put on the page'],
    asked: ['gone-due', null, 'there is no engine for an element on no page'],
    ended: ['gone', null, 'nothing runs'],
    removed: ['gone', null, 'no news'],
  },
  'gone-due': {
    seen: ['running', 'start', 'moved: its run starts again'],
    unseen: ['due', null, 'moved out of sight'],
    waited: ['gone-due', null, 'nothing lingers'],
    changed: ['gone-due', null, 'one run for the latest position'],
    asked: ['gone-due', null, 'there is no engine for an element on no page'],
    ended: ['gone', null, 'stop calls it off'],
    removed: ['gone-due', null, 'no news'],
  },
};

const states = Object.keys(TABLE) as Presence[];
const events = Object.keys(TABLE.resting) as PresenceEvent[];
const rows = states.flatMap((state) =>
  events.map((event) => [state, event, ...TABLE[state][event]] as const),
);

test.each(rows)('%s, %s → %s, %s (%s)', (state, event, after, action) => {
  expect(step(state, event)).toEqual({ after, action });
});

describe('whatever happens', () => {
  /** What a reader sees and a page does, as plain facts; the machine has to agree with them. */
  function replay(sequence: readonly PresenceEvent[]) {
    let presence: Presence = 'gone';
    let seen = false;
    let working = false;
    const steps = sequence.map((event) => {
      const { after, action } = step(presence, event);
      presence = after;
      if (event === 'seen') seen = true;
      if (event === 'unseen' || event === 'removed') seen = false;
      if (event === 'ended' || action === 'stop') working = false;
      const begins = action === 'start' || ((event === 'changed' || event === 'asked') && mayRun(after));
      if (begins) working = true;
      return { event, after, action, seen, working, begins };
    });
    return steps;
  }

  const sequences = fc.array(fc.constantFrom(...events), { maxLength: 40 });

  test('the machine knows whether a run is under way (a run it forgets would never be stopped)', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        for (const { after, working } of replay(sequence)) expect(mayRun(after)).toBe(working);
      }),
    );
  });

  test('a run begins out of sight only when the page asks for it', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        for (const { event, seen, begins } of replay(sequence)) {
          if (begins && !seen) expect(event).toBe('asked');
        }
      }),
    );
  });

  test('nothing due is left lying once it is seen (an element would never answer)', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const before = replay([...sequence, 'changed']).at(-1)!.after;
        const after = replay([...sequence, 'changed', 'seen']).at(-1)!.after;
        expect(mayRun(after), before).toBe(true);
      }),
    );
  });

  test('nothing runs for an element that is gone', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        expect(replay([...sequence, 'removed']).at(-1)!.working).toBe(false);
      }),
    );
  });
});
