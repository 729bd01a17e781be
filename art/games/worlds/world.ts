import type { Arrangement, MaterialId } from '../composition/picture';
import type { FontId } from '../lettering/fonts';
import type { LetterStyleId } from '../lettering/styles';
import type { MotifId } from '../motifs/registry';
import type { SceneId } from '../scenes/registry';
import type { Scheme } from '../../../app/workbench/new-brand/drawing/scenes/stage';

export type HeroId = MotifId | `${MotifId}/${MaterialId}`;

/** The kinds of game, as the `gameType` field of the content names them. */
export type GameType =
  | 'slot'
  | 'jackpot'
  | 'table'
  | 'instant'
  | 'crash'
  | 'bingo'
  | 'roulette'
  | 'blackjack'
  | 'baccarat'
  | 'poker'
  | 'game-show'
  | 'dice';

/** A family of games: what they show, how they look, and how they are called. */
export interface World {
  readonly id: string;
  /** Slots unless said otherwise. */
  readonly gameType?: GameType;
  /** Dealt by people in a studio. */
  readonly live?: boolean;
  /** Arrangements to choose from instead of the usual ones. */
  readonly arrangements?: readonly Arrangement[];
  /** Category ids of all games of the world, the most fitting first. */
  readonly categories: readonly string[];
  readonly scenes: readonly SceneId[];
  readonly schemes: readonly Scheme[];
  readonly fonts: readonly FontId[];
  readonly letters: readonly LetterStyleId[];
  /** Things that may stand beside the hero. */
  readonly companions: readonly MotifId[];
  readonly frames?: readonly ('none' | 'gold' | 'neon' | 'dark')[];
  /** Names by what the picture shows: a motif, or a motif and its material after a slash. */
  readonly games: Readonly<Partial<Record<HeroId, readonly string[]>>>;
}

/** A scheme from its six colours: sky above, horizon, light, land, accent, ink. */
export function scheme(colours: string): Scheme {
  const [top, horizon, glow, land, accent, ink] = colours.split(' ');
  if (!top || !horizon || !glow || !land || !accent || !ink) {
    throw new Error(
      `A scheme has six colours (sky, horizon, light, land, accent, ink); "${colours}" has fewer.`,
    );
  }
  return { top, horizon, glow, land, accent, ink };
}
