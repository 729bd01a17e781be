import type { Dialect } from './dialect';
import { creedroomz, evolution, pariplay, pragmaticplay, softswiss } from './live-dialects';
import { novomatic, playngo, quickspin, relax, yggdrasil } from './slot-dialects';
import { sportsbook } from './sports-dialects';

/** The dialects that providers have beside the platform's own, which all of them may speak. */
export const dialects: ReadonlyMap<string, Dialect> = new Map(
  Object.entries({
    relax,
    quickspin,
    playngo,
    pragmaticplay,
    yggdrasil,
    pariplay,
    softswiss,
    evolution,
    novomatic,
    creedroomz,
    sportsbook,
  }),
);
