import { motifs as commonMotifs } from '../../../app/workbench/new-brand/drawing/motifs/registry';
import * as beasts from './beasts';
import * as books from './books';
import * as classic from './classic';
import * as culture from './culture';
import * as egypt from './egypt';
import * as farm from './farm';
import * as fruit from './fruit';
import * as jewels from './jewels';
import * as journeys from './journeys';
import type { Motif } from '../../../app/workbench/new-brand/drawing/motifs/motif';
import * as myth from './myth';
import * as play from './play';
import * as sealife from './sealife';
import * as seasons from './seasons';
import * as sweets from './sweets';
import * as vehicles from './vehicles';

/** Every motif by its name. */
export const motifs = {
  ...commonMotifs,
  ...beasts,
  ...books,
  ...classic,
  ...culture,
  ...egypt,
  ...farm,
  ...fruit,
  ...jewels,
  ...journeys,
  ...myth,
  ...play,
  ...sealife,
  ...seasons,
  ...sweets,
  ...vehicles,
} satisfies Record<string, Motif>;

export type MotifId = keyof typeof motifs;

export function isMotifId(id: string): id is MotifId {
  return id in motifs;
}

const lettered: ReadonlySet<MotifId> = new Set<MotifId>([
  'seven',
  'tripleSeven',
  'bar',
  'reels',
  'keno',
  'cardFan',
  'blackjackHand',
  'baccaratHand',
  'holdem',
  'hiLo',
  'racingCar',
  'fortuneCat',
  'lantern',
]);

/** Whether a motif carries letters, digits or signs and must not be drawn as its mirror image. */
export function hasLettering(motif: MotifId): boolean {
  return lettered.has(motif);
}
