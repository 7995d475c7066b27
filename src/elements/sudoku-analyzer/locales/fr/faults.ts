/** French: what is wrong with a grid, its rules or what is asked of it. */
import type { FaultSentences } from '../../../shared/locales/faults.js';
import type { SudokuFault } from '../faults.js';

export const FAULTS: FaultSentences<SudokuFault> = {
  ERR_EMPTY_INPUT: 'Il n’y a pas de grille ici.',
  ERR_PARSE_ERROR:
    'Ce texte est incomplet ou mal écrit. Le plus simple : les chiffres ligne par ligne, avec un point pour chaque case vide.',
  ERR_BAD_LENGTH: 'Il y a trop ou trop peu de cases. Une grille 9×9 en a 81.',
  ERR_BAD_ROW_LENGTH:
    'Cette ligne est plus courte ou plus longue que les autres. Le plus sûr est un point par case vide.',
  ERR_BAD_CHARACTER: ({ word, character }) =>
    character
      ? `« ${character} » n’est ni un chiffre de cette grille, ni un signe pour une case vide.`
      : `« ${word} » n’est pas une case.`,
  ERR_VALUE_OUT_OF_RANGE: 'Ce nombre n’est pas un chiffre de la grille. Une case vide est 0.',
  ERR_BAD_CANDIDATE: 'Cette marque n’est pas un chiffre de la grille, ou n’est dans aucune de ses cases.',
  ERR_BAD_ENTRY: 'Cette case contient déjà un autre chiffre.',
  ERR_BAD_OPTION: ({ message }) => `Une donnée de la page n’est pas valable : ${message}`,
  ERR_BAD_VARIANT: ({ message }) =>
    `Ces règles n’existent pas, ou ne vont pas avec la grille ou entre elles : ${message}`,
  ERR_BAD_BOXES:
    'La grille ne se divise pas en de tels blocs. Les lignes d’un bloc fois ses colonnes donnent le côté de la grille.',
  ERR_BAD_REGIONS:
    'Les régions ne conviennent pas : chaque case a une lettre, et chaque région a autant de cases qu’une ligne.',
  ERR_BAD_CAGE: ({ message }) => `Une cage ne convient pas : ${message}`,
  ERR_NOT_FOUND:
    'Aucune grille n’a pu être créée ainsi. Réessayez, ou choisissez un autre niveau ou une autre symétrie.',
  ERR_TIME: 'Le temps s’est écoulé avant que le nombre de solutions soit établi.',
};
