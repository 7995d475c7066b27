/** What is wrong with a hand or its circumstances. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { MahjongFault } from '../faults.js';

export const FAULTS: FaultSentences<MahjongFault> = {
  // Text
  ERR_RULES: ({ message }) => `Ces règles n’existent pas : ${message}`,
  ERR_EMPTY_HAND: 'Il n’y a encore aucune tuile ici.',
  ERR_UNKNOWN_TILE: ({ character }) =>
    `« ${character} » n’est pas une tuile. Les familles sont m p s z, précédées des chiffres : 123m.`,
  ERR_MISSING_SUIT: 'Il manque la famille après ces chiffres : m, p, s ou z.',
  ERR_MISSING_NUMBER: 'Les chiffres viennent avant leur famille : 5m, pas m5.',
  ERR_TILE_NUMBER: ({ character }) =>
    `Cette famille n’a pas de ${character}. Les honneurs vont de 1z à 7z, les fleurs de 1f à 8f.`,
  ERR_OPEN_BRACKET: 'Ce groupe n’est pas fermé : il manque ].',
  ERR_UNEXPECTED_BRACKET:
    'Ce crochet n’a pas sa place ici : chaque groupe a sa propre paire de crochets, [123m][555z].',
  ERR_MELD:
    'Les crochets contiennent un chow [123m], un pung [555z] ou un kong [5555z], les parenthèses un kong caché.',
  ERR_TOO_MANY_MELDS: 'Une main a au plus quatre groupes.',
  ERR_TOO_MANY_COPIES: 'Le jeu n’a pas autant de tuiles identiques.',
  ERR_TOO_MANY_SEEN:
    'C’est la cinquième : main, indicateurs de dora, tuiles vues et vos défausses en ont ensemble au plus quatre.',
  ERR_HAND_SIZE: 'Une main a 13 ou 14 tuiles, un groupe exposé compte pour trois.',
  ERR_WIN_TILE: 'La tuile gagnante n’est pas parmi les tuiles cachées de la main.',
  ERR_FLOWERS: 'Ces règles se jouent sans fleurs ni saisons.',
  ERR_UNSEEN: 'Si peu de tuiles non vues ne vont pas avec cette position.',
  ERR_NORTH_DORA: 'C’est le cinquième Nord, en comptant ceux mis de côté.',

  // Circumstances
  ERR_ROBBING_SELF_DRAW: 'Le kong volé est celui d’un autre : « Vol de kong » exclut « Piochée ».',
  ERR_ROBBING_AFTER_KONG:
    'Une tuile volée est celle d’un autre, la tuile après un kong est la vôtre : « Vol de kong » exclut « Après un kong ».',
  ERR_ROBBING_COPIES:
    'La tuile volée est la quatrième à côté de trois autres : main, indicateurs et vos défausses n’en ont pas de seconde.',
  ERR_LAST_TILE_ROBBING:
    'Quand elle est réclamée, la dernière tuile est la dernière défausse : « Dernière tuile » exclut « Vol de kong ».',
  ERR_KONG_CLAIMED: 'La tuile après un kong se pioche : « Après un kong » demande « Piochée ».',
  ERR_AFTER_KONG_WITHOUT_KONG: 'Rien dans cette main n’a pu donner une tuile de remplacement.',
  ERR_LAST_TILE_KONG:
    'La dernière tuile vient du mur vivant, celle après un kong du mur mort : « Dernière tuile » exclut « Après un kong ».',
  ERR_TWOFOLD_CLAIMED: 'La tuile après le second kong se pioche : « Double fortune » demande « Piochée ».',
  ERR_TWOFOLD_WITHOUT_KONGS: 'La double fortune est un kong sur un kong : la main en demande deux.',
  ERR_TWOFOLD_LAST_TILE:
    'La tuile après le second kong vient du mur mort, la dernière du mur vivant : « Double fortune » exclut « Dernière tuile ».',
  ERR_FIRST_TURN_MELDS:
    'Réclamer une tuile met fin au premier tour, et une main servie n’a pas de groupes exposés.',
  ERR_FIRST_TURN_RIICHI: 'Un gain au premier tour vient avant tout riichi.',
  ERR_FIRST_TURN_LATE: 'La dernière tuile ne vient pas au premier tour.',
  ERR_FIRST_TURN_ROBBING: 'Le pung qui devient un kong a mis fin au premier tour.',
  ERR_FIRST_TURN_AFTER_KONG: 'Un kong met fin au premier tour.',
  ERR_FIRST_TURN_DEALER:
    'Est défausse avant que rien ne puisse être réclamé : pour Est, « Au premier tour » demande « Piochée ».',
  ERR_FIRST_TURN_DISCARDS: 'Le premier tour vient avant toute défausse de votre part.',
  ERR_FIRST_TURN_LAST_OF_KIND:
    'Avant votre première défausse, trois tuiles identiques ne peuvent être visibles que si Nord pioche.',
  ERR_FIRST_TURN_NORTH: 'Un Nord mis de côté met fin au premier tour.',
  ERR_ORIGINAL_CALL_FIRST_TURN: 'L’annonce initiale vient avec la première défausse.',
  ERR_LAST_OF_KIND_HELD: 'Les trois autres doivent être visibles ; la main en tient une cachée.',
  ERR_IPPATSU_WITHOUT_RIICHI: '« Ippatsu » demande riichi.',
  ERR_IPPATSU_AFTER_KONG: 'Un kong met fin à ippatsu : « Ippatsu » exclut « Après un kong ».',
  ERR_RIICHI_OPEN_HAND: 'Riichi se déclare main cachée ; celle-ci a des groupes exposés.',
  ERR_URA_WITHOUT_RIICHI: 'Seul riichi découvre l’ura-dora.',
  ERR_INDICATORS:
    'Sous chaque indicateur de dora, il y en a un d’ura-dora : ceux-ci ne peuvent pas être plus nombreux.',
  ERR_DOUBLE_IPPATSU_LAST_TILE: 'Ippatsu après double riichi vient au deuxième tour, pas la dernière tuile.',
  ERR_DOUBLE_IPPATSU_ROBBING:
    'Avant ippatsu après double riichi, aucun pung n’a pu devenir un kong ; seuls treize orphelins volent un kong caché.',
  ERR_PAARENCHAN_SEAT: 'Seul Est gagne d’affilée : « Yakuman pour gains d’affilée » demande le joueur Est.',
  ERR_EAST_ROW_SEAT: 'La série de gains est celle d’Est : elle demande le joueur Est.',
};
