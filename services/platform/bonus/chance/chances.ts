import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PlatformData } from '../../reference-data/data';
import { type OfferChance, offerChance, type OfferToPlay, playsOf } from './offer-chance';

/** Offers whose chances are remembered: those of every campaign in some currencies and laws. */
const OFFERS = 1_000;

/** The chances that are printed with offers. */
export interface Chances {
  /** Computed once for the same terms and amounts; the event loop is free in between. */
  of(offer: OfferToPlay): Promise<OfferChance | undefined>;
}

/** Computes the chances of offers with the round models of the platform's data. */
export function createChances({ roundModels, games }: Pick<PlatformData, 'roundModels' | 'games'>): Chances {
  const kinds = new Map(games.map(({ gameId, gameType }) => [gameId, gameType]));
  const found = new LRUCache<string, Promise<OfferChance | undefined>>({ max: OFFERS });
  return {
    of(offer) {
      const { version: _version, ...terms } = offer.terms;
      const key = JSON.stringify({ ...offer, terms });
      const chance =
        found.get(key) ??
        offerChance(
          playsOf(offer, roundModels, (gameId) => kinds.get(gameId)),
          setImmediate,
        );
      found.set(key, chance);
      return chance;
    },
  };
}
