/**
 * When an element may run: never for nobody. A hidden, off-screen or removed element starts nothing until it is seen again; a
 * run under way when it goes out of sight lasts a little longer, then waits; what the page itself asks for always runs.
 *
 *     in sight        resting ◄─► running, asked         asked: by a call of `analyze()`, else by a changed position
 *        ▲ │
 *   seen │ ▼ unseen
 *     out of sight    away, due, lingering, asked-away   due: runs when seen; lingering: still runs, for a while
 *        ▲ │
 *        │ ▼ removed
 *     on no page      gone, gone-due
 */
export type Presence =
  | 'resting'
  | 'running'
  | 'asked'
  | 'away'
  | 'due'
  | 'lingering'
  | 'asked-away'
  | 'gone'
  | 'gone-due';

export type PresenceEvent =
  /** On the page and in sight; also how an element comes to the page. */
  | 'seen'
  /** On the page and out of sight. */
  | 'unseen'
  /** Has lingered long enough. */
  | 'waited'
  /** Another position is to be analyzed. */
  | 'changed'
  /** The page or the user asks for a run. */
  | 'asked'
  /** The run has ended, failed or been stopped, or there is nothing to run. */
  | 'ended'
  | 'removed';

/** What follows from an event, beside the run that `changed` and `asked` stand for where it may begin. */
export type PresenceAction = 'start' | 'stop' | null;

type Row = Record<PresenceEvent, readonly [after: Presence, action?: PresenceAction]>;

const TABLE: Record<Presence, Row> = {
  resting: {
    seen: ['resting'],
    unseen: ['away'],
    waited: ['resting'],
    changed: ['running'],
    asked: ['asked'],
    ended: ['resting'],
    removed: ['gone'],
  },
  running: {
    seen: ['running'],
    unseen: ['lingering'],
    waited: ['running'],
    changed: ['running'],
    asked: ['asked'],
    ended: ['resting'],
    removed: ['gone-due', 'stop'],
  },
  asked: {
    seen: ['asked'],
    unseen: ['asked-away'],
    waited: ['asked'],
    changed: ['running'],
    asked: ['asked'],
    ended: ['resting'],
    removed: ['gone-due', 'stop'],
  },
  away: {
    seen: ['resting'],
    unseen: ['away'],
    waited: ['away'],
    changed: ['due'],
    asked: ['asked-away'],
    ended: ['away'],
    removed: ['gone'],
  },
  due: {
    seen: ['running', 'start'],
    unseen: ['due'],
    waited: ['due'],
    changed: ['due'],
    asked: ['asked-away'],
    ended: ['away'],
    removed: ['gone-due'],
  },
  lingering: {
    seen: ['running'],
    unseen: ['lingering'],
    waited: ['due', 'stop'],
    changed: ['due', 'stop'],
    asked: ['asked-away'],
    ended: ['away'],
    removed: ['gone-due', 'stop'],
  },
  'asked-away': {
    seen: ['asked'],
    unseen: ['asked-away'],
    waited: ['asked-away'],
    changed: ['due', 'stop'],
    asked: ['asked-away'],
    ended: ['away'],
    removed: ['gone-due', 'stop'],
  },
  gone: {
    seen: ['resting'],
    unseen: ['away'],
    waited: ['gone'],
    changed: ['gone-due'],
    asked: ['gone-due'],
    ended: ['gone'],
    removed: ['gone'],
  },
  'gone-due': {
    seen: ['running', 'start'],
    unseen: ['due'],
    waited: ['gone-due'],
    changed: ['gone-due'],
    asked: ['gone-due'],
    ended: ['gone'],
    removed: ['gone-due'],
  },
};

export interface PresenceStep {
  after: Presence;
  action: PresenceAction;
}

export function step(before: Presence, event: PresenceEvent): PresenceStep {
  const [after, action = null] = TABLE[before][event];
  return { after, action };
}

/** Whether a run is under way, or may begin, in this state. */
export function mayRun(presence: Presence): boolean {
  return (
    presence === 'running' || presence === 'asked' || presence === 'lingering' || presence === 'asked-away'
  );
}
