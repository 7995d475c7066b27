import { type MahjongRequest, MODELS, RULES } from '../../mahjong/index.js';
import type { OptionSpec } from '../options.js';

const tiles = (group: string, help: string, example: string, label = 'tiles'): OptionSpec => ({
  kind: 'text',
  label,
  group,
  help,
  example,
});

const flag = (group: string, help: string): OptionSpec => ({ kind: 'flag', group, help });

const wind = (help: string, example: string): OptionSpec => ({
  kind: 'choice',
  label: 'wind',
  group: 'Situation',
  help,
  example,
  choices: { 1: 1, 2: 2, 3: 3, 4: 4, east: 1, south: 2, west: 3, north: 4 },
});

const choice = (
  group: string,
  label: string,
  names: readonly string[],
  help: string,
  example: string,
): OptionSpec => ({
  kind: 'choice',
  label,
  group,
  help: `${help}: ${names.join(', ')}`,
  example,
  choices: Object.fromEntries(names.map((name) => [name, name])),
});

/** Every field of a request but the hand; the parser, `--help` and the types all follow from this table. */
export const mahjongOptions: Readonly<Record<Exclude<keyof MahjongRequest, 'hand'>, OptionSpec>> = {
  rules: choice('Rules', 'name', RULES, 'rule set, default riichi', 'riichi'),
  ruleOptions: {
    kind: 'pairs',
    group: 'Rules',
    help: 'what federations differ on; repeatable',
    example: 'openTanyao=false',
  },
  seen: tiles('Table', "tiles visible elsewhere: discards, others' melds", '19m3p77z'),
  discards: tiles('Table', 'own discards in their order, those others claimed included', '9m1z7s'),
  dora: tiles('Table', 'dora indicators', '4p'),
  uraDora: tiles('Table', 'ura dora indicators', '6s'),
  draws: {
    kind: 'integer',
    group: 'Table',
    min: 0,
    help: 'own draws still to come, default 18',
    example: '12',
  },
  unseen: {
    kind: 'integer',
    group: 'Table',
    min: 0,
    help: "tiles in the wall and the others' hands together, default from hand, dora, seen and discards",
    example: '100',
  },
  winTile: tiles('Win', 'the winning tile, default the last concealed tile written', '3p', 'tile'),
  selfDraw: flag('Win', 'the winning tile was drawn by yourself'),
  riichi: flag('Win', 'riichi was declared'),
  doubleRiichi: flag('Win', 'riichi was declared on the first turn'),
  openRiichi: flag('Win', 'riichi was declared with the hand shown'),
  ippatsu: flag('Win', 'won within one turn of riichi'),
  lastTile: flag('Win', 'won on the last tile or the last discard'),
  afterKong: flag('Win', 'won on the replacement tile of a kong'),
  robbingKong: flag('Win', "won by robbing another's kong"),
  firstTurn: flag('Win', 'won on the first turn: heavenly or earthly hand'),
  passedWin: flag('Win', 'a tile that completes the hand was let pass (riichi: furiten)'),
  lastOfKind: flag('Win', 'the other three copies of the winning tile are visible'),
  originalCall: flag('Win', 'original call'),
  twofoldFortune: flag('Win', 'twofold fortune: kong upon kong'),
  dealtHand: flag('Win', 'the hand as it was dealt'),
  northDora: {
    ...{ kind: 'integer', group: 'Win', min: 0, max: 4, example: '1' },
    help: 'norths set aside as dora, default 0',
  },
  paarenchan: {
    ...{ kind: 'integer', group: 'Win', min: 0, max: 4, example: '1' },
    help: "yakuman that the dealer's eighth win in a row is worth, default 0",
  },
  roundWind: wind('round wind, 1 East to 4 North, default East', 'south'),
  seatWind: wind('seat wind, 1 East to 4 North, default East', '3'),
  model: choice(
    'Analysis',
    'name',
    MODELS,
    'whether the hand may also change shape (full) or only advance',
    'advance',
  ),
};
