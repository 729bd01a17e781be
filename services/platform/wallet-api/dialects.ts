import type { Dialect } from './dialect';
import { creedroomz, evolution, pariplay, pragmaticplay, softswiss } from './live-dialects';
import { novomatic, playngo, quickspin, relax, yggdrasil } from './slot-dialects';
import { sportsbook } from './sports-dialects';

/** Dialects of providers in addition to the platform's own, which all providers may use. */
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
