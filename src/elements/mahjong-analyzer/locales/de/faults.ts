/** What is wrong with a hand or its circumstances. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { MahjongFault } from '../faults.js';

export const FAULTS: FaultSentences<MahjongFault> = {
  // Text
  ERR_RULES: ({ message }) => `Diese Regeln gibt es nicht: ${message}`,
  ERR_EMPTY_HAND: 'Hier sind noch keine Steine.',
  ERR_UNKNOWN_TILE: ({ character }) =>
    `„${character}“ ist kein Stein. Farben sind m p s z, die Zahlen davor: 123m.`,
  ERR_MISSING_SUIT: 'Diesen Zahlen fehlt die Farbe: m, p, s oder z dahinter.',
  ERR_MISSING_NUMBER: 'Zahlen stehen vor ihrer Farbe: 5m, nicht m5.',
  ERR_TILE_NUMBER: ({ character }) =>
    `Eine ${character} gibt es in dieser Farbe nicht. Ehrensteine sind 1z bis 7z, Blumen 1f bis 8f.`,
  ERR_OPEN_BRACKET: 'Dieser Satz ist nicht geschlossen: ] fehlt.',
  ERR_UNEXPECTED_BRACKET:
    'Diese Klammer passt hier nicht: Jeder Satz steht in einem eigenen Paar, [123m][555z].',
  ERR_MELD:
    'Eckige Klammern enthalten einen Chow [123m], einen Pung [555z] oder einen Kong [5555z], runde einen verdeckten Kong.',
  ERR_TOO_MANY_MELDS: 'Eine Hand hat höchstens vier Sätze.',
  ERR_TOO_MANY_COPIES: 'So viele gleiche Steine hat das Spiel nicht.',
  ERR_TOO_MANY_SEEN:
    'Das ist der fünfte: Hand, Dora-Anzeiger, gesehene Steine und eigene Abwürfe haben zusammen höchstens vier.',
  ERR_HAND_SIZE: 'Eine Hand hat 13 oder 14 Steine, ein ausgelegter Satz zählt als drei.',
  ERR_WIN_TILE: 'Der Gewinnstein ist nicht unter den verdeckten Steinen der Hand.',
  ERR_FLOWERS: 'Diese Regeln spielen ohne Blumen und Jahreszeiten.',
  ERR_UNSEEN: 'So wenige ungesehene Steine passen nicht zu dieser Stellung.',
  ERR_NORTH_DORA: 'Das ist der fünfte Nordwind, die herausgelegten mitgezählt.',

  // Circumstances
  ERR_ROBBING_SELF_DRAW:
    'Ein Kong wird von einem anderen beraubt: „Beraubter Kong“ schließt „Selbst gezogen“ aus.',
  ERR_ROBBING_AFTER_KONG:
    'Ein geraubter Stein ist der eines anderen, der Stein nach einem Kong der eigene: „Beraubter Kong“ schließt „Nach einem Kong“ aus.',
  ERR_ROBBING_COPIES:
    'Der geraubte Stein ist der vierte neben drei anderen: Hand, Anzeiger und eigene Abwürfe haben keinen zweiten.',
  ERR_LAST_TILE_ROBBING:
    'Der letzte Stein ist beim Gewinn vom Abwurf der letzte Abwurf: „Letzter Stein“ schließt „Beraubter Kong“ aus.',
  ERR_KONG_CLAIMED: 'Den Stein nach einem Kong zieht man selbst: „Nach einem Kong“ braucht „Selbst gezogen“.',
  ERR_AFTER_KONG_WITHOUT_KONG: 'In dieser Hand ist nichts, wofür ein Ersatzstein gekommen sein könnte.',
  ERR_LAST_TILE_KONG:
    'Der letzte Stein kommt von der lebenden Wand, der nach einem Kong von der toten: „Letzter Stein“ schließt „Nach einem Kong“ aus.',
  ERR_TWOFOLD_CLAIMED:
    'Den Stein nach dem zweiten Kong zieht man selbst: „Doppeltes Glück“ braucht „Selbst gezogen“.',
  ERR_TWOFOLD_WITHOUT_KONGS: 'Doppeltes Glück ist ein Kong auf einen Kong: Die Hand braucht zwei.',
  ERR_TWOFOLD_LAST_TILE:
    'Der Stein nach dem zweiten Kong kommt von der toten Wand, der letzte von der lebenden: „Doppeltes Glück“ schließt „Letzter Stein“ aus.',
  ERR_FIRST_TURN_MELDS: 'Rufe beenden die erste Runde, und eine ausgeteilte Hand hat keine offenen Sätze.',
  ERR_FIRST_TURN_RIICHI: 'Ein Gewinn in der ersten Runde kommt vor jedem Riichi.',
  ERR_FIRST_TURN_LATE: 'Der letzte Stein kommt nicht in der ersten Runde.',
  ERR_FIRST_TURN_ROBBING: 'Ein Pung, der zum Kong wird, hat die erste Runde beendet.',
  ERR_FIRST_TURN_AFTER_KONG: 'Ein Kong beendet die erste Runde.',
  ERR_FIRST_TURN_DEALER:
    'Ost hat abgeworfen, bevor jemand rufen kann: „In der ersten Runde“ braucht auf Platz Ost „Selbst gezogen“.',
  ERR_FIRST_TURN_DISCARDS: 'Die erste Runde kommt vor jedem eigenen Abwurf.',
  ERR_FIRST_TURN_LAST_OF_KIND:
    'Vor dem ersten eigenen Abwurf können nur dann drei Gleiche offen liegen, wenn Nord zieht.',
  ERR_FIRST_TURN_NORTH: 'Ein herausgelegter Nordwind beendet die erste Runde.',
  ERR_ORIGINAL_CALL_FIRST_TURN: 'Die Erstansage kommt mit dem ersten Abwurf.',
  ERR_LAST_OF_KIND_HELD: 'Die anderen drei müssen offen liegen; die Hand hält einen davon verdeckt.',
  ERR_IPPATSU_WITHOUT_RIICHI: '„Ippatsu“ braucht Riichi.',
  ERR_IPPATSU_AFTER_KONG: 'Ein Kong beendet Ippatsu: Es schließt „Nach einem Kong“ aus.',
  ERR_RIICHI_OPEN_HAND: 'Riichi wird mit verdeckter Hand angesagt; diese hat offene Sätze.',
  ERR_URA_WITHOUT_RIICHI: 'Nur Riichi deckt Ura-Dora auf.',
  ERR_INDICATORS: 'Unter jedem Dora-Anzeiger liegt einer für Ura-Dora: Von diesen gibt es nicht mehr.',
  ERR_DOUBLE_IPPATSU_LAST_TILE:
    'Ippatsu nach Doppelriichi kommt in der zweiten Runde, der letzte Stein nicht.',
  ERR_DOUBLE_IPPATSU_ROBBING:
    'Bis zum Ippatsu nach Doppelriichi gab es keinen Pung, der zum Kong werden könnte; nur dreizehn Waisen berauben einen verdeckten.',
  ERR_PAARENCHAN_SEAT: 'Nur Ost gewinnt in Folge: „Yakuman für Gewinne in Folge“ braucht Platz Ost.',
  ERR_EAST_ROW_SEAT: 'Die Gewinnserie ist die von Ost: Sie braucht Platz Ost.',
};
