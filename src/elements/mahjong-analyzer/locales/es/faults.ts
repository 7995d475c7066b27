/** What is wrong with a hand or its circumstances. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { MahjongFault } from '../faults.js';

export const FAULTS: FaultSentences<MahjongFault> = {
  // Text
  ERR_RULES: ({ message }) => `Estas reglas no existen: ${message}`,
  ERR_EMPTY_HAND: 'Aquí aún no hay fichas.',
  ERR_UNKNOWN_TILE: ({ character }) =>
    `«${character}» no es ninguna ficha. Los palos son m p s z, con los números delante: 123m.`,
  ERR_MISSING_SUIT: 'A estos números les falta el palo: m, p, s o z detrás.',
  ERR_MISSING_NUMBER: 'Los números van delante de su palo: 5m, no m5.',
  ERR_TILE_NUMBER: ({ character }) =>
    `En este palo no hay ningún ${character}. Los honores van de 1z a 7z; las flores, de 1f a 8f.`,
  ERR_OPEN_BRACKET: 'Este grupo no está cerrado: falta ].',
  ERR_UNEXPECTED_BRACKET:
    'Este corchete o paréntesis no encaja aquí: cada grupo va entre los suyos, [123m][555z].',
  ERR_MELD:
    'Entre corchetes va un chow [123m], un pung [555z] o un kong [5555z]; entre paréntesis, un kong cerrado.',
  ERR_TOO_MANY_MELDS: 'Una mano tiene como mucho cuatro grupos.',
  ERR_TOO_MANY_COPIES: 'El juego no tiene tantas fichas iguales.',
  ERR_TOO_MANY_SEEN:
    'Esta es la quinta: entre la mano, los indicadores de dora, las fichas vistas y los descartes propios hay como mucho cuatro.',
  ERR_HAND_SIZE: 'Una mano tiene 13 o 14 fichas; un grupo declarado cuenta como tres.',
  ERR_WIN_TILE: 'La ficha ganadora no está entre las fichas cerradas de la mano.',
  ERR_FLOWERS: 'Con estas reglas se juega sin flores ni estaciones.',
  ERR_UNSEEN: 'Tan pocas fichas sin ver no casan con esta posición.',
  ERR_NORTH_DORA: 'Este es el quinto Norte, contando los apartados.',

  // Circumstances
  ERR_ROBBING_SELF_DRAW: 'El kong robado es de otro jugador: «Kong robado» excluye «Del muro».',
  ERR_ROBBING_AFTER_KONG:
    'La ficha de un kong robado es de otro; la que sigue a un kong, propia: «Kong robado» excluye «Tras un kong».',
  ERR_ROBBING_COPIES:
    'La ficha del kong robado es la cuarta junto a otras tres: en la mano, los indicadores y los descartes propios no hay otra.',
  ERR_LAST_TILE_ROBBING:
    'Al ganar de descarte, la última ficha es el último descarte: «Última ficha» excluye «Kong robado».',
  ERR_KONG_CLAIMED: 'La ficha que sigue a un kong viene del muro: «Tras un kong» necesita «Del muro».',
  ERR_AFTER_KONG_WITHOUT_KONG:
    'En esta mano no hay nada por lo que pueda haber llegado una ficha de reemplazo.',
  ERR_LAST_TILE_KONG:
    'La última ficha viene del muro vivo; la que sigue a un kong, del muro muerto: «Última ficha» excluye «Tras un kong».',
  ERR_TWOFOLD_CLAIMED:
    'La ficha que sigue al segundo kong viene del muro: «Doble fortuna» necesita «Del muro».',
  ERR_TWOFOLD_WITHOUT_KONGS: 'La doble fortuna es un kong tras otro: la mano necesita dos.',
  ERR_TWOFOLD_LAST_TILE:
    'La ficha que sigue al segundo kong viene del muro muerto; la última, del vivo: «Doble fortuna» excluye «Última ficha».',
  ERR_FIRST_TURN_MELDS:
    'Los grupos declarados ponen fin al primer turno, y una mano servida no tiene grupos abiertos.',
  ERR_FIRST_TURN_RIICHI: 'Una victoria en el primer turno llega antes de cualquier riichi.',
  ERR_FIRST_TURN_LATE: 'La última ficha no llega en el primer turno.',
  ERR_FIRST_TURN_ROBBING: 'Un pung que pasa a kong ya ha puesto fin al primer turno.',
  ERR_FIRST_TURN_AFTER_KONG: 'Un kong pone fin al primer turno.',
  ERR_FIRST_TURN_DEALER:
    'Este ha descartado antes de que se pueda reclamar nada: en su asiento, «En el primer turno» necesita «Del muro».',
  ERR_FIRST_TURN_DISCARDS: 'El primer turno es anterior a todo descarte propio.',
  ERR_FIRST_TURN_LAST_OF_KIND:
    'Antes del primer descarte propio solo puede haber tres iguales a la vista si roba Norte.',
  ERR_FIRST_TURN_NORTH: 'Un Norte apartado pone fin al primer turno.',
  ERR_ORIGINAL_CALL_FIRST_TURN: 'La llamada original llega con el primer descarte.',
  ERR_LAST_OF_KIND_HELD: 'Las otras tres deben estar a la vista, y la mano tiene una de ellas cerrada.',
  ERR_IPPATSU_WITHOUT_RIICHI: '«Ippatsu» necesita riichi.',
  ERR_IPPATSU_AFTER_KONG: 'Un kong pone fin al ippatsu: excluye «Tras un kong».',
  ERR_RIICHI_OPEN_HAND: 'El riichi se declara con la mano cerrada, y esta tiene grupos abiertos.',
  ERR_URA_WITHOUT_RIICHI: 'Solo el riichi descubre los ura dora.',
  ERR_INDICATORS: 'Bajo cada indicador de dora hay uno de ura dora: de estos no puede haber más.',
  ERR_DOUBLE_IPPATSU_LAST_TILE:
    'El ippatsu tras doble riichi llega en el segundo turno, y la última ficha, no.',
  ERR_DOUBLE_IPPATSU_ROBBING:
    'Hasta el ippatsu tras doble riichi no ha habido ningún pung que pudiera pasar a kong; uno cerrado solo lo roban los trece huérfanos.',
  ERR_PAARENCHAN_SEAT:
    'Solo Este gana varias veces seguidas: «Yakuman por victorias seguidas» necesita el asiento del Este.',
  ERR_EAST_ROW_SEAT: 'La racha de victorias es de Este: necesita el asiento del Este.',
};
