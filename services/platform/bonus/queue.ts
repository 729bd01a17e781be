import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PlatformReward } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { bonusCampaigns, bonusQueue } from '../database/tables/bonuses';
import type { OfferedBonus } from '../ledger/bonus-facts';
import { type Reason, refusalFor } from '../ledger/decide/bonus/bonus-permission';
import type { Ledger } from '../ledger/ledger';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import type { ReaderOf } from './reward-readers';
import { shownOffer } from './shown-reward';

type Queued = typeof bonusQueue.$inferSelect;
type QueueState = NonNullable<PlatformReward['queueState']>;

/** An offer with the reason that blocks it, if any. */
export interface JudgedOffer {
  offer: OfferedBonus;
  blockedBy: string | null;
  reason: Reason | undefined;
  /** The player's level; 0 where no offer depends on it. */
  level: number;
}

/** Bonuses that follow a player's active ones, at most one per vertical. */
export interface BonusQueue {
  /** The queued offers, each with its `queueState`. */
  list(player: RestrictedPlayer, language?: string): Promise<PlatformReward[]>;
  /** Queue entries by campaign. */
  places(player: RestrictedPlayer): Promise<Map<number, Queued>>;
  /**
   * Queues the bonus of a campaign, or queues it again with the current terms. Throws the errors of
   * docs/rewards.md, `error.bonus.queue.free` when nothing blocks it, and `error.bonus.queue.full` when another
   * one of its vertical is queued.
   */
  add(player: RestrictedPlayer, campaignId: number): Promise<PlatformReward>;
  /** Removes a bonus from the queue. Throws 400 `error.bonus.queue.empty` if it is not queued. */
  remove(player: RestrictedPlayer, queuedId: string): Promise<void>;
  /**
   * Claims a queued bonus, once per key; a deposit bonus is selected for the next deposit. Throws like `claim`,
   * `error.bonus.queue.empty` and `error.bonus.queue.changed`.
   */
  claim(player: RestrictedPlayer, queuedId: string, key: string): Promise<PlatformReward>;
}

interface QueueParts {
  core: Pick<PlatformCore, 'database' | 'clock'>;
  ledger: Ledger;
  readerOf: ReaderOf;
  offersTo(player: RestrictedPlayer, which: SQL | undefined): Promise<JudgedOffer[]>;
  isOpenTo(player: RestrictedPlayer, offer: OfferedBonus): Promise<boolean>;
  /** Selects a campaign for the next deposit. Throws like `Bonuses.optIn`. */
  optIn(player: RestrictedPlayer, campaignId: number): Promise<void>;
  /** The player's latest bonus of a campaign. */
  latestOf(queries: Queries, player: RestrictedPlayer, campaignId: number): Promise<PlatformReward>;
}

export function createBonusQueue(parts: QueueParts): BonusQueue {
  const { core, ledger, readerOf, offersTo, isOpenTo, optIn, latestOf } = parts;
  const { database, clock } = core;

  const rowsOf = ({ playerId }: RestrictedPlayer) =>
    database.db.select().from(bonusQueue).where(eq(bonusQueue.playerId, playerId));

  async function list(player: RestrictedPlayer, language?: string): Promise<PlatformReward[]> {
    const rows = await rowsOf(player);
    if (rows.length === 0) return [];
    const campaigns = rows.map(({ campaignId }) => campaignId);
    const judged = await offersTo(player, inArray(bonusCampaigns.campaignId, campaigns));
    const reader = readerOf(player, language);
    return Promise.all(
      rows.flatMap((row) => {
        const found = judged.find(({ offer }) => offer.campaignId === row.campaignId);
        if (found === undefined) return [];
        const { offer, blockedBy } = found;
        return shownOffer(offer, reader, {
          blockedBy,
          isOptedIn: false,
          queuedPlayerBonusId: row.queuedId,
          queueState: queueState(row, found),
        });
      }),
    );
  }

  /** Selects a queued deposit bonus for the next deposit and removes it from the queue. */
  async function chosenForDeposit(
    player: RestrictedPlayer,
    queued: Queued,
    { offer, reason }: JudgedOffer,
  ): Promise<PlatformReward> {
    if (reason !== undefined) throw refusalFor(reason);
    if (queued.termsVersion !== offer.version) throw refusalFor('error.bonus.queue.changed');
    await optIn(player, offer.campaignId);
    await database.db
      .delete(bonusQueue)
      .where(and(eq(bonusQueue.playerId, player.playerId), eq(bonusQueue.queuedId, queued.queuedId)));
    return shownOffer(offer, readerOf(player), { blockedBy: null, isOptedIn: true });
  }

  return {
    list,
    places: async (player) => new Map((await rowsOf(player)).map((row) => [row.campaignId, row])),
    async add(player, campaignId) {
      const [found] = await offersTo(player, eq(bonusCampaigns.campaignId, campaignId));
      if (found === undefined || !(await isOpenTo(player, found.offer)))
        throw refusalFor('error.bonus.not.found');
      const { offer, reason, blockedBy } = found;
      if (!isQueueable(offer)) throw refusalFor('error.bonus.queue.not.offered');
      if (reason !== undefined && blockedBy === null) throw refusalFor(reason);
      if (blockedBy === null) throw refusalFor('error.bonus.queue.free');
      const set = { termsVersion: offer.version, queuedAt: new Date(clock.now()) };
      const stored = await database.db
        .insert(bonusQueue)
        .values({ playerId: player.playerId, vertical: offer.vertical, campaignId, ...set })
        .onConflictDoUpdate({
          target: [bonusQueue.playerId, bonusQueue.vertical],
          set,
          setWhere: eq(bonusQueue.campaignId, campaignId),
        })
        .returning();
      if (stored.length === 0) throw refusalFor('error.bonus.queue.full');
      const queued = (await list(player)).find((reward) => reward.campaignId === campaignId);
      if (queued === undefined) throw refusalFor('error.bonus.queue.empty');
      return queued;
    },
    async remove({ playerId }, queuedId) {
      const removed = await database.db
        .delete(bonusQueue)
        .where(and(eq(bonusQueue.playerId, playerId), eq(bonusQueue.queuedId, queuedId)))
        .returning();
      if (removed.length === 0) throw refusalFor('error.bonus.queue.empty');
    },
    async claim(player, queuedId, key) {
      const queued = (await rowsOf(player)).find((row) => row.queuedId === queuedId);
      if (queued === undefined) throw refusalFor('error.bonus.queue.empty');
      const { campaignId } = queued;
      const [found] = await offersTo(player, eq(bonusCampaigns.campaignId, campaignId));
      if (found?.offer.terms.reward.kind === 'deposit-match') return chosenForDeposit(player, queued, found);
      // The response is created in the same transaction, where the bonus is visible before the commit.
      return database.transaction(async (tx) => {
        await ledger.execute(
          player.playerId,
          { kind: 'bonus-queued', reference: `queued:${campaignId}:${key}`, campaign: campaignId },
          { source: 'player', actor: `player:${player.playerId}` },
        );
        return latestOf(tx, player, campaignId);
      }, 'read committed');
    },
  };
}

/** True if a bonus can be queued; those with their own endpoint are claimed there. */
export function isQueueable({ terms: { reward } }: Pick<OfferedBonus, 'terms'>): boolean {
  return reward.kind === 'money' || reward.kind === 'free-rounds' || reward.kind === 'deposit-match';
}

function queueState({ termsVersion }: Queued, { offer, reason, blockedBy }: JudgedOffer): QueueState {
  // A player who has just played may return for it later.
  const mayCome = reason === undefined || blockedBy !== null || reason === 'error.bonus.during.play';
  if (!mayCome) return 'over';
  if (termsVersion !== offer.version) return 'changed';
  return blockedBy === null ? 'ready' : 'waiting';
}
