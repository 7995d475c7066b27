export * from './analyzer-benchmark/index.js';
export * from './mahjong-analyzer/index.js';
export * from './quoridor-analyzer/index.js';
export * from './sudoku-analyzer/index.js';
