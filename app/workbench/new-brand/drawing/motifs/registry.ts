import { coin, crown, diceMotif, reels, seven, starBadge } from './classic';
import { brilliant, gemPile, hexGem, stepGem } from './jewels';
import { cog, magnifier, padlock, pocketWatch } from './journeys';
import type { Motif } from './motif';
import { heraldicShield } from './myth';
import { blackjackHand, cardFan, chips, roulette } from './play';
import { gift } from './seasons';

/** Subjects of the pictures of a new brand, by name. */
export const motifs = {
  blackjackHand,
  brilliant,
  cardFan,
  chips,
  cog,
  coin,
  crown,
  diceMotif,
  gemPile,
  gift,
  heraldicShield,
  hexGem,
  magnifier,
  padlock,
  pocketWatch,
  reels,
  roulette,
  seven,
  starBadge,
  stepGem,
} satisfies Record<string, Motif>;

export type MotifId = keyof typeof motifs;
