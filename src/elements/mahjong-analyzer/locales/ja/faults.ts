/** What is wrong with a hand or its circumstances. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { MahjongFault } from '../faults.js';

export const FAULTS: FaultSentences<MahjongFault> = {
  // Text
  ERR_RULES: ({ message }) => `このルールはありません：${message}`,
  ERR_EMPTY_HAND: 'まだ牌がありません。',
  ERR_UNKNOWN_TILE: ({ character }) =>
    `「${character}」は牌ではありません。牌は123mのように、数字の後に種類（m、p、s、z）を付けて書きます。`,
  ERR_MISSING_SUIT: '数字の後に種類（m、p、s、z）がありません。',
  ERR_MISSING_NUMBER: '数字は種類の前に書きます。m5ではなく5mです。',
  ERR_TILE_NUMBER: ({ character }) =>
    `この種類に${character}はありません。字牌は1zから7z、花牌は1fから8fです。`,
  ERR_OPEN_BRACKET: '副露が閉じていません。]が必要です。',
  ERR_UNEXPECTED_BRACKET: 'この括弧は合いません。副露は[123m][555z]のように1組ずつ囲みます。',
  ERR_MELD: '角括弧にはチー[123m]、ポン[555z]、明槓[5555z]のどれかを、丸括弧には暗槓を書きます。',
  ERR_TOO_MANY_MELDS: '副露は4組までです。',
  ERR_TOO_MANY_COPIES: '同じ牌はこれほど多くありません。',
  ERR_TOO_MANY_SEEN:
    '5枚目です。手牌、ドラ表示牌、見えている牌、自分の捨て牌を合わせて、同じ牌は4枚までです。',
  ERR_HAND_SIZE: '手牌は13枚か14枚です。副露は3枚と数えます。',
  ERR_WIN_TILE: '和了牌が手牌の中にありません。',
  ERR_FLOWERS: 'このルールでは花牌と季節牌を使いません。',
  ERR_UNSEEN: '見えていない牌の枚数が、この局面には少なすぎます。',
  ERR_NORTH_DORA: '北抜きを含めて5枚目の北です。',

  // Circumstances
  ERR_ROBBING_SELF_DRAW: '槍槓は他家の牌で和了ります。「槍槓」と「ツモ」は両立しません。',
  ERR_ROBBING_AFTER_KONG:
    '槍槓は他家のカンで、嶺上開花は自分のカンで和了ります。「槍槓」と「嶺上開花」は両立しません。',
  ERR_ROBBING_COPIES:
    '槍槓の牌は他の3枚に加えた4枚目です。手牌、表示牌、自分の捨て牌に同じ牌がもう1枚あることはありません。',
  ERR_LAST_TILE_ROBBING:
    '最後の牌でのロンは最後の捨て牌で和了ります。「海底・河底」と「槍槓」は両立しません。',
  ERR_KONG_CLAIMED: '嶺上牌は自分でツモります。「嶺上開花」には「ツモ」が必要です。',
  ERR_AFTER_KONG_WITHOUT_KONG: '手牌に、嶺上牌をツモる元になる槓子などがありません。',
  ERR_LAST_TILE_KONG:
    '最後の牌は壁牌から、嶺上牌は王牌からツモります。「海底・河底」と「嶺上開花」は両立しません。',
  ERR_TWOFOLD_CLAIMED: '2回目の嶺上牌は自分でツモります。「槓上槓」には「ツモ」が必要です。',
  ERR_TWOFOLD_WITHOUT_KONGS: '槓上槓は続けて2回カンします。手牌に槓子が2つ必要です。',
  ERR_TWOFOLD_LAST_TILE:
    '2回目の嶺上牌は王牌から、最後の牌は壁牌からツモります。「槓上槓」と「海底・河底」は両立しません。',
  ERR_FIRST_TURN_MELDS: '副露があると第1巡ではなく、配牌の手に副露はありません。',
  ERR_FIRST_TURN_RIICHI: '第1巡の和了はリーチより前です。',
  ERR_FIRST_TURN_LATE: '最後の牌は第1巡には出ません。',
  ERR_FIRST_TURN_ROBBING: '加槓の元になるポンで、第1巡は終わっています。',
  ERR_FIRST_TURN_AFTER_KONG: 'カンで第1巡は終わります。',
  ERR_FIRST_TURN_DEALER:
    '東家が最初に切るため、東家は第1巡にロンできません。「第1巡」には「ツモ」が必要です。',
  ERR_FIRST_TURN_DISCARDS: '第1巡の和了は自分の最初の打牌より前です。',
  ERR_FIRST_TURN_LAST_OF_KIND: '自分の最初の打牌より前に同じ牌が3枚見えるのは、北家がツモるときだけです。',
  ERR_FIRST_TURN_NORTH: '北抜きで第1巡は終わります。',
  ERR_ORIGINAL_CALL_FIRST_TURN: '地聴は最初の打牌で宣言します。',
  ERR_LAST_OF_KIND_HELD: '絶張は他の3枚が見えている牌です。手牌にもう1枚あります。',
  ERR_IPPATSU_WITHOUT_RIICHI: '「一発」にはリーチが必要です。',
  ERR_IPPATSU_AFTER_KONG: 'カンで一発は消えます。「一発」と「嶺上開花」は両立しません。',
  ERR_RIICHI_OPEN_HAND: 'リーチは門前でしかできません。この手牌には副露があります。',
  ERR_URA_WITHOUT_RIICHI: '裏ドラはリーチしたときだけめくります。',
  ERR_INDICATORS: '裏ドラ表示牌はドラ表示牌の下の牌です。ドラ表示牌より多くなりません。',
  ERR_DOUBLE_IPPATSU_LAST_TILE: 'ダブルリーチの一発は第2巡です。最後の牌ではありません。',
  ERR_DOUBLE_IPPATSU_ROBBING:
    'ダブルリーチの一発までに加槓の元になるポンはありません。暗槓を槍槓できるのは国士無双だけです。',
  ERR_PAARENCHAN_SEAT: '連荘できるのは東家だけです。「八連荘の役満数」には自風の東が必要です。',
  ERR_EAST_ROW_SEAT: '連続和了を数えるのは東家だけです。自風の東が必要です。',
};
