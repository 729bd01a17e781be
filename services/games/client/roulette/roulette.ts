import type { StartKind } from '../shell/kind';
export const startRoulette: StartKind = () => {
  throw new Error('not yet');
};
