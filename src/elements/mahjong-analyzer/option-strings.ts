/** Names of rule options and of their choices; `docs/rules` tells more of each. */
import { msg } from '@lit/localize';

/** By name, as in `ruleOptions`. */
export const OPTION_NAMES: Readonly<Record<string, () => string>> = {
  // Several rule sets
  limit: () => msg('Limit'),
  mahjong: () => msg('Points for mahjong'),
  claimedKongs: () => msg('Exposed kongs were claimed for three concealed tiles'),
  eastRow: () => msg('East’s row of wins reaches a limit'),

  // Riichi
  openTanyao: () => msg('All simples in an open hand'),
  redFives: () => msg('Red fives count'),
  doubleWindPairFu: () => msg('Fu of a pair of double wind'),
  openPinfuFu: () => msg('30 fu for an open hand of chows without fu'),
  pinfuSelfDrawFu: () => msg('Fu for self-draw in place of pinfu'),
  kiriageMangan: () => msg('4 han 30 fu and 3 han 60 fu are a mangan'),
  countedYakuman: () => msg('From 13 han on'),
  doubleYakuman: () => msg('Double yakuman: all four below'),
  doubleKokushi: () => msg('Double: thirteen orphans, thirteen-sided'),
  doubleSuuankou: () => msg('Double: four concealed pungs, single wait'),
  doubleChuuren: () => msg('Double: pure nine gates'),
  doubleDaisuushii: () => msg('Double: big four winds'),
  multipleYakuman: () => msg('Several yakuman add up'),
  limitToSextupleYakuman: () => msg('Six yakuman at most'),
  renhou: () => msg('Blessing of man'),
  daisharin: () => msg('Yakuman: big wheels of dots'),
  daisharinOtherSuits: () => msg('Big wheels of other suits too'),
  daichisei: () => msg('Yakuman: seven pairs of honours'),
  sashikomiYakuman: () => msg('Yakuman: a discard to an open riichi'),
  paarenchanNeedsYaku: () => msg('Eight wins in a row need a yaku'),
  aotenjou: () => msg('No limits'),

  // Chinese Official
  minimumFan: () => msg('Fan that a win needs'),
  concealedAndMeldedKong: () => msg('One concealed and one melded kong'),
  twoConcealedKongs: () => msg('Two concealed kongs'),
  knittedWaits: () => msg('Waits inside a knitted straight count'),
  deadWaits: () => msg('A tile held four times is still waited for'),
  lastTileFromMelds: () => msg('Own melds show the last of its kind'),
  tileHogWithKong: () => msg('A kong is a tile hog too'),
  anyNineGates: () => msg('Nine gates with any wait'),
  pungBesideNineGates: () => msg('Second pung of terminals beside nine gates'),
  strictVoidedSuit: () => msg('One voided suit is implied more often'),
  blessings: () => msg('Blessings of heaven, earth and man'),

  // British
  cleanHand: () => msg('One suit with honours doubles once'),
  losersOriginalCall: () => msg('Original call doubles losers’ hands too'),
  liveWallOnly: () => msg('Points for drawing from the live wall alone'),
  gatesClaim: () => msg('Gates of heaven may be claimed'),
  treasureClaim: () => msg('Buried treasure may be claimed'),

  // Classical
  preset: () => msg('As played by'),

  // Hong Kong
  minimum: () => msg('Faan that a win needs'),
  mixedSuit: () => msg('Mixed one suit'),
  pureSuit: () => msg('All one suit'),
  allPungs: () => msg('All in triplets'),
  smallDragons: () => msg('Small dragons'),
  flowers: () => msg('Played with flowers'),
  flowersInMinimum: () => msg('Flowers help to the minimum'),
  table: () => msg('From faan to points'),
  fullLaak: () => msg('First laak from'),
  doubleLaak: () => msg('Twice that from'),
  tripleLaak: () => msg('Four times that from'),
  base: () => msg('Points for no faan'),
  discarder: () => msg('On a claim the discarder'),
};

/** By option, then by choice. */
export const CHOICE_NAMES: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  countedYakuman: {
    single: () => msg('a yakuman'),
    multiple: () => msg('a yakuman for each 13'),
    off: () => msg('sanbaiman'),
  },
  renhou: { off: () => msg('does not count'), mangan: () => msg('mangan'), yakuman: () => msg('yakuman') },
  gatesClaim: { any: () => msg('on any tile'), pungs: () => msg('for a pung of 1s or 9s') },
  treasureClaim: { any: () => msg('for the last pung too'), pair: () => msg('for the pair alone') },
  preset: { millington: () => msg('Millington'), dmjl: () => msg('German league') },
  table: {
    laak: () => msg('laak, in tiers'),
    halfSpicy: () => msg('half spicy'),
    spicy: () => msg('spicy'),
  },
  discarder: { double: () => msg('pays twice'), all: () => msg('pays for all') },
};

export const optionName = (name: string): string => OPTION_NAMES[name]?.() ?? words(name);

export const choiceName = (option: string, choice: string): string =>
  CHOICE_NAMES[option]?.[choice]?.() ?? words(choice);

/** A name that nobody has put in words yet: `openTanyao` as "Open tanyao". */
function words(name: string): string {
  const spaced = name.replace(/(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
