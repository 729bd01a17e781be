import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { PlatformCashback, PlatformReward } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { bonusCampaigns, cashbackPeriods } from '../database/tables/bonuses';
import { readOffers } from '../ledger/bonus-facts';
import { type CashbackPeriod, readCashbackPeriods } from '../ledger/cashback-facts';
import { reasonAgainstPeriod, refusalFor } from '../ledger/decide/bonus/bonus-permission';
import { givenTerms } from '../ledger/decide/bonus/give-bonus';
import type { GivingFacts } from '../ledger/facts';
import type { Ledger } from '../ledger/ledger';
import { DAY } from '../live/activity';
import { levelReading, readLevel } from '../loyalty/player-level';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { segmentsOf } from '../players/segments';
import { textIn } from '../reference-data/languages';
import { cashbackOf, cashbackTerms } from './cashback-terms';
import { concernsLevel, isBoostedAt } from './level-terms';
import { type RewardReader, shownPeriod } from './shown-reward';

/** Cashback of players: part of the net loss of a period is paid back after its end. */
export interface Cashback {
  /**
   * Starts a period, or returns the current one (API-070). Throws the errors of docs/rewards.md, and
   * `error.cashback.period.open` while the previous period is not over or not claimed.
   */
  activate(player: RestrictedPlayer, campaignId: number): Promise<PlatformCashback>;
  /** Drops a period without payment (API-071). Throws `error.bonus.not.active` without one. */
  deactivate(player: RestrictedPlayer, campaignId: number): Promise<PlatformCashback>;
  /** The latest period with its current net loss (API-073). Throws `error.bonus.not.active` without one. */
  progress(player: RestrictedPlayer, campaignId: number, language?: string): Promise<PlatformCashback>;
  /** Pays a completed period, once (API-072). Throws the errors of docs/rewards.md. */
  claim(player: RestrictedPlayer, campaignId: number, key: string): Promise<PlatformReward>;
  /** The open periods, neither claimed nor dropped, as rewards. */
  active(player: RestrictedPlayer, reader: RewardReader): Promise<PlatformReward[]>;
  /** Campaigns whose latest period blocks another one. */
  taken(player: RestrictedPlayer): Promise<Set<number>>;
}

interface CashbackParts {
  core: Pick<PlatformCore, 'database' | 'clock' | 'data'>;
  ledger: Ledger;
  readerOf(player: RestrictedPlayer, language?: string): RewardReader;
  rulesFor(player: RestrictedPlayer, now: Date): Promise<Pick<GivingFacts, 'law' | 'market' | 'isPlaying'>>;
  /** The player's latest bonus of a campaign. */
  latestOf(queries: Queries, player: RestrictedPlayer, campaignId: number): Promise<PlatformReward>;
}

export function createCashback({ core, ledger, readerOf, rulesFor, latestOf }: CashbackParts): Cashback {
  const { clock, database, data } = core;

  async function latestPeriod(
    { playerId }: RestrictedPlayer,
    campaignId: number,
  ): Promise<CashbackPeriod | undefined> {
    const [latest] = await readCashbackPeriods(
      database.db,
      playerId,
      eq(cashbackPeriods.campaignId, campaignId),
    );
    return latest;
  }

  async function progress(
    player: RestrictedPlayer,
    campaignId: number,
    language?: string,
  ): Promise<PlatformCashback> {
    const latest = await latestPeriod(player, campaignId);
    if (latest === undefined) throw refusalFor('error.bonus.not.active');
    return shownCashback(latest, readerOf(player, language), clock.now());
  }

  async function activate(player: RestrictedPlayer, campaignId: number): Promise<PlatformCashback> {
    const now = new Date(clock.now());
    const latest = await latestPeriod(player, campaignId);
    const isOpen = latest?.outcome === null;
    if (isOpen && now < latest.endsAt) return progress(player, campaignId);
    const [offer] = await readOffers(database.db, player.playerId, eq(bonusCampaigns.campaignId, campaignId));
    const reward = offer?.terms.reward;
    if (offer === undefined || offer.access !== 'open' || reward?.kind !== 'cashback')
      throw refusalFor('error.bonus.not.found');
    const segments = offer.terms.audience && (await segmentsOf(database.db, player.playerId, now.getTime()));
    const level = concernsLevel(offer.terms)
      ? await readLevel(database.db, player, now.getTime(), levelReading(data))
      : 0;
    const giving = { offer, segments, level, ...(await rulesFor(player, now)) };
    const reason = reasonAgainstPeriod({ account: player, giving, now });
    if (reason !== undefined) throw refusalFor(reason);
    if (latest !== undefined && (isOpen || now < latest.endsAt))
      throw refusalFor('error.cashback.period.open');
    await database.db
      .insert(cashbackPeriods)
      .values({
        ...{ playerId: player.playerId, campaignId, termsVersion: offer.version, startedAt: now },
        endsAt: new Date(now.getTime() + reward.period * DAY),
        isBoosted: isBoostedAt(reward, level),
      })
      // A concurrent request has started it.
      .onConflictDoNothing();
    return progress(player, campaignId);
  }

  async function deactivate(player: RestrictedPlayer, campaignId: number): Promise<PlatformCashback> {
    const dropped = await database.db
      .update(cashbackPeriods)
      .set({ outcome: 'dropped', closedAt: new Date(clock.now()) })
      .where(
        and(
          eq(cashbackPeriods.playerId, player.playerId),
          eq(cashbackPeriods.campaignId, campaignId),
          isNull(cashbackPeriods.closedAt),
        ),
      )
      .returning({ id: cashbackPeriods.periodId });
    if (dropped.length === 0) throw refusalFor('error.bonus.not.active');
    return progress(player, campaignId);
  }

  return {
    activate,
    deactivate,
    progress,
    claim: (player, campaignId, key) =>
      // The response is created in the same transaction, where the bonus is visible before the commit.
      database.transaction(async (tx) => {
        await ledger.execute(
          player.playerId,
          { kind: 'bonus-cashback', reference: `cashback:${campaignId}:${key}`, campaign: campaignId },
          { source: 'player', actor: `player:${player.playerId}` },
        );
        return latestOf(tx, player, campaignId);
      }, 'read committed'),
    async active({ playerId }, reader) {
      const periods = await readCashbackPeriods(database.db, playerId, isNull(cashbackPeriods.closedAt));
      return periods.map((period) => shownPeriod(period, reader));
    },
    async taken({ playerId }) {
      const rows = await database.db
        .select({ campaignId: cashbackPeriods.campaignId })
        .from(cashbackPeriods)
        .where(
          and(
            eq(cashbackPeriods.playerId, playerId),
            or(isNull(cashbackPeriods.closedAt), gt(cashbackPeriods.endsAt, new Date(clock.now()))),
          ),
        );
      return new Set(rows.map(({ campaignId }) => campaignId));
    },
  };
}

function shownCashback(
  { offer, startedAt, endsAt, isBoosted, outcome, netLoss }: CashbackPeriod,
  reader: RewardReader,
  now: number,
): PlatformCashback {
  const { reward } = offer.terms;
  if (reward.kind !== 'cashback') throw new Error(`Campaign ${offer.campaignId} has no terms of a cashback.`);
  const { currency, settings, law } = reader;
  const terms = cashbackTerms(reward, isBoosted, currency, settings.fromEuro);
  return {
    ...{
      campaignId: offer.campaignId,
      name: textIn(offer.names, reader.language, reader.standIns),
      currency,
    },
    state: outcome ?? (now < endsAt.getTime() ? 'running' : 'due'),
    ...{ startedAt: startedAt.toISOString(), endsAt: endsAt.toISOString() },
    ...{ netLoss, cashback: cashbackOf(netLoss, terms), ...terms },
    wageringTimes: givenTerms({ offer, law }, terms.maximum, currency, settings).wageringTimes,
  };
}
