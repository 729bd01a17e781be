/* Generated from schemas/ by `npm run generate`. Do not edit. */
export * from './validators/blocks.js';
export * from './validators/content.js';
export * from './validators/games.js';
export * from './validators/live.js';
export * from './validators/payment-provider.js';
export * from './validators/platform.js';
export * from './validators/play.js';
export * from './validators/site.js';
export * from './validators/sportsbook.js';
export * from './validators/studio.js';
