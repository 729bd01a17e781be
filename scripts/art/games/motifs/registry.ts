import * as beasts from './beasts';
import * as books from './books';
import * as classic from './classic';
import * as egypt from './egypt';
import * as fruit from './fruit';
import * as jewels from './jewels';
import * as myth from './myth';
import type { Motif } from './motif';

/** Every motif by its name. */
export const motifs = {
  ...beasts,
  ...classic,
  ...fruit,
  ...jewels,
  ...books,
  ...egypt,
  ...myth,
} satisfies Record<string, Motif>;

export type MotifId = keyof typeof motifs;

export function isMotifId(id: string): id is MotifId {
  return id in motifs;
}
