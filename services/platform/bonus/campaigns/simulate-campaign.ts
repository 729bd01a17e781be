import { setImmediate } from 'node:timers/promises';
import type {
  PlatformOperatorCampaign,
  PlatformOperatorCampaignSimulation,
} from '../../../../schemas/generated/types';
import type { OfferedBonus } from '../../ledger/bonus-facts';
import { type Reason, reasonAgainstPeriod } from '../../ledger/decide/bonus/bonus-permission';
import { levelReading, readLevel } from '../../loyalty/player-level';
import type { PlatformCore } from '../../platform';
import { marketOf } from '../../reference-data/market-facts';
import type { ReaderOf } from '../reward-readers';
import { concernsLevel, isBoostedAt } from '../level-terms';
import { shownOffer } from '../shown-reward';
import { costOf } from './campaign-cost';
import { playCampaign, type Taker } from './play-campaign';
import { type SampledPlayer, samplePlayers } from './sampled-players';

type Simulation = PlatformOperatorCampaignSimulation;
type Judged = { player: SampledPlayer; reason: Reason | undefined };

/**
 * Simulates the latest terms of a campaign with the players of its site: the countries where it is offered and
 * with which chance, the eligible players, and its cost. Its dates, audience and deposit number are ignored, as
 * these players represent future ones.
 */
export async function simulateCampaign(
  core: PlatformCore,
  readerOf: ReaderOf,
  siteId: number,
  campaign: PlatformOperatorCampaign,
): Promise<Simulation> {
  const { data, database, clock } = core;
  const now = new Date(clock.now());
  const offer = offerOf(siteId, campaign);
  const { reward } = offer.terms;
  const days = reward.kind === 'cashback' ? reward.period : 0;
  const players = await samplePlayers(database.db, siteId, offer, { now, days });
  const judged: Judged[] = players.map((player) => ({
    player,
    reason: reasonAgainstPeriod({
      account: player,
      giving: {
        offer: { ...offer, claims: player.claims, bonuses: player.bonuses },
        law: data.laws.bonuses(player.countryCode, now.getTime()),
        market: marketOf(data.countries, player.countryCode),
        isPlaying: false,
        segments: undefined,
        level: 0,
      },
      now,
    }),
  }));
  const eligible = judged.filter(({ reason }) => reason === undefined).map(({ player }) => player);
  const played = await playCampaign(data, offer, await boostedAmong(eligible), {
    now: now.getTime(),
    pause: setImmediate,
  });
  return {
    version: offer.version,
    markets: await marketsOf(judged),
    players: players.length,
    eligible: eligible.length,
    refusals: countsOf(judged.flatMap(({ reason }) => reason ?? [])).map(([code, count]) => ({
      code,
      players: count,
    })),
    ...(played === undefined || played.length === 0
      ? {}
      : { cost: { currency: data.defaults.currency, ...costOf(played) } }),
  };

  /** Adds whether a booster applies to each player. */
  async function boostedAmong(takers: readonly SampledPlayer[]): Promise<Taker[]> {
    const reading = levelReading(data);
    const found: Taker[] = [];
    for (const taker of takers) {
      const level = concernsLevel(offer.terms)
        ? await readLevel(database.db, taker, now.getTime(), reading)
        : 0;
      found.push({ ...taker, isBoosted: isBoostedAt(reward, level) });
    }
    return found;
  }

  /** The offer in each country, in its currency and under its law. */
  function marketsOf(all: readonly Judged[]): Promise<Simulation['markets']> {
    const countries = countsOf(all.map(({ player }) => player.countryCode));
    return Promise.all(
      countries.map(async ([countryCode, count]) => {
        const there = all.filter(({ player }) => player.countryCode === countryCode);
        const refusal = there.every(({ reason }) => reason !== undefined) ? there[0]?.reason : undefined;
        const currencyCode = there[0]?.player.currencyCode ?? data.defaults.currency;
        const reader = readerOf({ language: 'en', countryCode, currencyCode });
        const chances = { of: reader.chances.complete };
        return {
          countryCode,
          market: marketOf(data.countries, countryCode),
          players: count,
          ...(refusal === undefined ? {} : { refusal }),
          reward: await shownOffer(offer, { ...reader, chances }, { blockedBy: null, isOptedIn: false }),
        };
      }),
    );
  }
}

/** The campaign as if it were launched. */
function offerOf(
  siteId: number,
  { versions, figures: _figures, currency: _currency, ...campaign }: PlatformOperatorCampaign,
): OfferedBonus {
  const [latest] = versions;
  if (latest === undefined) throw new Error(`Campaign ${campaign.campaignId} has no terms.`);
  const { validFrom: _from, validUntil: _until, audience: _audience, ...terms } = latest.terms;
  return { ...campaign, siteId, terms, version: latest.version, status: 'ACTIVE', claims: 0, bonuses: 0 };
}

/** Values with their frequency, the most frequent first. */
function countsOf<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, 1 + (counts.get(value) ?? 0));
  return [...counts].sort(([, one], [, other]) => other - one);
}
