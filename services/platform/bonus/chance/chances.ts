import { setImmediate, setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { PlatformData } from '../../reference-data/data';
import { type OfferChance, offerChance, type OfferToPlay, playsOf } from './offer-chance';

/** Offers whose chances are remembered: those of every campaign in some currencies and laws. */
const OFFERS = 1_000;

/** Longest wait for a chance, in milliseconds: a list of offers is of more use than a list that is late. */
const LONGEST_WAIT = 1_000;

/** The chances that are printed with offers. */
export interface Chances {
  /**
   * Computed once for the same terms and amounts, with the event loop free in between. Undefined as well while a computation takes longer
   * than the wait; it goes on, and the next call has its result.
   *
   * @param waitMs a second when left out
   */
  of(offer: OfferToPlay, waitMs?: number): Promise<OfferChance | undefined>;
  /** The same without a limit of time, for those who decide about the offer. */
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
