import { setImmediate, setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PlatformData } from '../../reference-data/data';
import { type OfferChance, offerChance, type OfferToPlay, playsOf } from './offer-chance';

/** Number of cached offers, enough for every campaign in several currencies and laws. */
const OFFERS = 1_000;

/** Longest wait for a chance, in milliseconds: a late list of offers is worse than one without a chance. */
const LONGEST_WAIT = 1_000;

/** The chances shown with offers. */
export interface Chances {
  /**
   * Cached per terms and amounts; the computation yields to the event loop. Undefined also when it takes longer
   * than the wait; it then continues, and the next call gets its result.
   *
   * @param waitMs defaults to one second
   */
  of(offer: OfferToPlay, waitMs?: number): Promise<OfferChance | undefined>;
  /** The same without a timeout, for operators who decide about the offer. */
  complete(offer: OfferToPlay): Promise<OfferChance | undefined>;
}

/** Computes the chances of offers with the round models of the platform's data. */
export function createChances({ roundModels, games }: Pick<PlatformData, 'roundModels' | 'games'>): Chances {
  const kinds = new Map(games.map(({ gameId, gameType }) => [gameId, gameType]));
  const found = new LRUCache<string, Promise<OfferChance | undefined>>({ max: OFFERS });
  function complete(offer: OfferToPlay): Promise<OfferChance | undefined> {
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
  }

  return {
    complete,
    of: (offer, waitMs = LONGEST_WAIT) =>
      Promise.race([complete(offer), setTimeout(waitMs, undefined, { ref: false })]),
  };
}
