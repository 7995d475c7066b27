export * from './mahjong-analyzer/index.js';
