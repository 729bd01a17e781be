import type { StartKind } from '../shell/kind';
export const startBaccarat: StartKind = () => {
  throw new Error('not yet');
};
