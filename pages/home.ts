import 'hintwright/elements/mahjong-analyzer';
import 'hintwright/elements/quoridor-analyzer';
import 'hintwright/elements/sudoku-analyzer';
