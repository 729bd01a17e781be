import type { StartKind } from '../shell/kind';
export const startBlackjack: StartKind = () => {
  throw new Error('not yet');
};
