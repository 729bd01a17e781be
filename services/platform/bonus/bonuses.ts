import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type {
  PlatformBonusCode,
  PlatformCampaigns,
  PlatformFreeSpins,
  PlatformGameLimitations,
  PlatformReward,
  PlatformRewards,
  PlatformRoundsPlayed,
} from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { bonusAssignments, bonusCampaigns, bonusOptIns } from '../database/tables/bonuses';
import { freeRounds } from '../database/tables/games';
import { rounds } from '../database/tables/gaming';
import { restrictions } from '../database/tables/restrictions';
import { notFound } from '../http/route';
import { isOpenIn, type OfferedBonus, readActiveBonuses, readOffers } from '../ledger/bonus-facts';
import { reasonAgainst, reasonAgainstPeriod, refusalFor } from '../ledger/decide/bonus/bonus-permission';
import { assignmentIdOf } from '../ledger/decide/bonus/give-bonus';
import { type GivingFacts, isPlaying } from '../ledger/facts';
import { gameDirectory } from '../ledger/games';
import type { Ledger } from '../ledger/ledger';
import { levelReading, readLevel } from '../loyalty/player-level';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';
import { EXCLUSIONS } from '../players/restrictions';
import { segmentsOf } from '../players/segments';
import type { Site } from '../reference-data/data';
import { textIn } from '../reference-data/languages';
import { marketOf } from '../reference-data/market-facts';
import { type Announcement, announcedCampaigns } from './announced-campaigns';
import { createBonusCodes } from './bonus-codes';
import { type Cashback, createCashback } from './cashback';
import { gameLimitation, NO_LIMITATIONS } from './game-limitation';
import { createGivingUp, type GivingUp } from './give-up';
import { concernsLevel } from './level-terms';
import { type BonusQueue, createBonusQueue, type JudgedOffer } from './queue';
import type { ReaderOf } from './reward-readers';
import { createRewardsForPoints, type RewardsForPoints } from './rewards-for-points';
import { type RewardReader, shownBonus, shownOffer } from './shown-reward';
import { createSpecialRewards, type SpecialRewards } from './special-rewards';
import { activeBonuses, pastBonuses, storedBonus } from './stored-bonuses';

const EVERY_MS = 30_000;
/** A campaign number, an alternative to a bonus id for naming free rounds. */
const CAMPAIGN = /^\d{1,10}$/;
/** Maximum number of bonuses per run of the job. */
const BATCH = 100;

/** Filter of a list of campaigns. */
export interface RewardFilter {
  language?: string | undefined;
  hasBonusCode?: boolean | undefined;
  withoutTriggered?: boolean | undefined;
}

/** Bonuses of players: offers, active and past ones, and actions on them. Only the ledger moves money. */
export interface Bonuses {
  /** Bonuses the player could claim now, or once an active bonus has ended (BONUS-41). */
  eligible(player: RestrictedPlayer, filter?: RewardFilter): Promise<PlatformRewards>;
  active(player: RestrictedPlayer, filter?: RewardFilter): Promise<PlatformRewards>;
  /** Past bonuses, latest first. */
  past(player: RestrictedPlayer, filter?: RewardFilter): Promise<PlatformRewards>;
  /** Open campaigns of a site, or those with the given numbers (API-064, API-065). */
  campaigns(
    site: Site,
    player: RestrictedPlayer | undefined,
    wanted: { ids?: readonly number[] | undefined; language?: string | undefined },
  ): Promise<PlatformCampaigns>;
  /** Current and future campaigns in a market, or the country of a player. Throws like `announcedCampaigns`. */
  announced(site: Site, announcement: Announcement): Promise<PlatformCampaigns>;
  /** Campaigns whose bonuses operators may currently grant to the player. */
  grantable(player: RestrictedPlayer): Promise<{ campaignId: number; name: string }[]>;
  /**
   * Claims a bonus, once per key. Throws the errors of docs/rewards.md.
   *
   * @param insteadOf the active bonus to forfeit for it, here and below: it is retained when the claim is refused
   */
  claim(
    player: RestrictedPlayer,
    campaignId: number,
    key: string,
    insteadOf?: string,
  ): Promise<PlatformReward>;
  /** Counts an attempt to enter a code. Throws 429 above the limit. */
  countTry(player: RestrictedPlayer): Promise<void>;
  /** The campaign of a code in any spelling. Throws 400 `error.bonus_code.invalid`, and 429 above the limit of attempts. */
  findByCode(player: RestrictedPlayer, code: string, language?: string): Promise<PlatformBonusCode>;
  /** Claims by a code whose attempt has been counted. Throws like `claim`, and 400 `error.bonus_code.invalid`. */
  claimByCode(
    player: RestrictedPlayer,
    code: string,
    key: string,
    insteadOf?: string,
  ): Promise<PlatformReward>;
  /** Forfeits a bonus. Throws 404 for an unknown bonus, 400 `error.bonus.not.active` for one that has ended. */
  forfeit(player: RestrictedPlayer, assignmentId: string): Promise<PlatformReward>;
  /** Selects a campaign for the next deposit. Throws like `claim`. */
  optIn(player: RestrictedPlayer, campaignId: number, insteadOf?: string): Promise<void>;
  optOut(player: RestrictedPlayer, campaignId: number): Promise<void>;
  /** Selects the campaign of a code for the next deposit, or deselects it. Throws like `findByCode`. */
  agree(player: RestrictedPlayer, code: string, agreed: boolean, insteadOf?: string): Promise<void>;
  /**
   * The campaign whose bonus is given with a deposit: the selected one, or else the one opted in to; null for
   * `none`. Throws the error of a selected one that cannot be given.
   */
  forDeposit(player: RestrictedPlayer, bonusId: string | undefined): Promise<string | null>;
  /** Returns an already active bonus. Throws 404 for an unknown one, 400 for one that has ended. */
  activate(player: RestrictedPlayer, assignmentId: string): Promise<PlatformReward>;
  /** Claims the free rounds of a campaign, or returns those of a bonus. Throws like `claim`, and 404 without free rounds. */
  claimFreeSpins(
    player: RestrictedPlayer,
    id: string,
    key: string,
    insteadOf?: string,
  ): Promise<PlatformReward>;
  cashback: Cashback;
  queue: BonusQueue;
  special: SpecialRewards;
  forPoints: RewardsForPoints;
  givingUp: GivingUp;
  /** Limitations of the player's active bonus for a game (BONUS-48). */
  limitation(player: RestrictedPlayer, gameId: string, language?: string): Promise<PlatformGameLimitations>;
  freeSpins(player: RestrictedPlayer, assignmentId: string): Promise<PlatformFreeSpins>;
  roundsPlayed(player: RestrictedPlayer, assignmentId: string): Promise<PlatformRoundsPlayed>;
  /** Ends expired bonuses and those of excluded players; runs periodically. */
  expire(): Promise<void>;
  stop(): void;
}

export function createBonuses(core: PlatformCore, ledger: Ledger, readerOf: ReaderOf): Bonuses {
  const { data, database, clock, log } = core;
  const games = gameDirectory(data);
  const codes = createBonusCodes(core);
  const levels = levelReading(data);
  const at = () => new Date(clock.now());

  /** The country's rules for bonuses, and whether the player is playing. */
  async function rulesFor(
    { playerId, countryCode }: RestrictedPlayer,
    now: Date,
  ): Promise<Pick<GivingFacts, 'law' | 'market' | 'isPlaying'>> {
    return {
      law: data.laws.bonuses(countryCode, now.getTime()),
      market: marketOf(data.countries, countryCode),
      isPlaying: await isPlaying(database.db, playerId, now),
    };
  }

  /** Campaigns that the player can claim, or that only an active bonus blocks; each with that bonus. */
  async function offersTo(player: RestrictedPlayer, which: SQL | undefined): Promise<JudgedOffer[]> {
    const now = at();
    const bonuses = await readActiveBonuses(database.db, player.playerId, now);
    const offers = await readOffers(
      database.db,
      player.playerId,
      and(eq(bonusCampaigns.siteId, player.siteId), which),
    );
    const rules = await rulesFor(player, now);
    const isForSome = offers.some(({ terms }) => terms.audience !== undefined);
    const level = offers.some(({ terms }) => concernsLevel(terms))
      ? await readLevel(database.db, player, now.getTime(), levels)
      : 0;
    const segments = isForSome ? await segmentsOf(database.db, player.playerId, now.getTime()) : undefined;
    return offers.map((offer) => {
      // Rewards in own money are not blocked by an active bonus.
      const isOwn = ['cashback', 'icash'].includes(offer.terms.reward.kind);
      const against = isOwn ? reasonAgainstPeriod : reasonAgainst;
      const reason = against({ account: player, bonuses, giving: { ...rules, offer, segments, level }, now });
      const isBlocked = reason?.startsWith('error.bonus.active.') === true;
      const blocking = bonuses.find(
        ({ category, vertical }) => category === 'triggered' || vertical === offer.vertical,
      );
      return { offer, reason, level, blockedBy: isBlocked ? (blocking?.id ?? null) : null };
    });
  }

  /** True for an open campaign, or one whose code the player enters now or has entered before. */
  async function isOpenTo(
    player: RestrictedPlayer,
    { access, campaignId }: OfferedBonus,
    isCodeGiven: boolean,
  ): Promise<boolean> {
    if (access !== 'code') return access === 'open';
    return isCodeGiven || (await codes.givenBy(player)).has(campaignId);
  }

  /** A deposit bonus is offered only if the next deposit is the one it is for. */
  function isForNextDeposit(
    { terms: { reward } }: OfferedBonus,
    { totalDepositsCount }: RestrictedPlayer,
  ): boolean {
    return (
      reward.kind !== 'deposit-match' ||
      reward.depositNumber === undefined ||
      reward.depositNumber === totalDepositsCount + 1
    );
  }

  async function optedIn(playerId: number): Promise<Set<number>> {
    const rows = await database.db
      .select({ campaignId: bonusOptIns.campaignId })
      .from(bonusOptIns)
      .where(eq(bonusOptIns.playerId, playerId));
    return new Set(rows.map(({ campaignId }) => campaignId));
  }

  async function eligible(player: RestrictedPlayer, filter: RewardFilter = {}): Promise<PlatformRewards> {
    const chosen = await optedIn(player.playerId);
    const reader = readerOf(player, filter.language);
    const given = await codes.givenBy(player);
    // A campaign with a code is listed for players who have entered it.
    const which = and(
      or(eq(bonusCampaigns.access, 'open'), inArray(bonusCampaigns.campaignId, [...given.keys()])),
      isOpenIn(marketOf(data.countries, player.countryCode), at()),
    );
    const offers = await offersTo(player, which);
    const taken = await cashback.taken(player);
    const places = await queue.places(player);
    const shown = offers
      .filter(({ reason, blockedBy }) => reason === undefined || blockedBy !== null)
      .filter(({ offer }) => isForNextDeposit(offer, player) && !taken.has(offer.campaignId))
      .filter(({ offer }) => filter.withoutTriggered !== true || offer.category !== 'triggered')
      .filter(
        ({ offer }) =>
          filter.hasBonusCode === undefined || filter.hasBonusCode === (offer.bonusCode !== null),
      )
      .map(({ offer, blockedBy, level }) => {
        const { campaignId, terms } = offer;
        const bonusCode = given.get(campaignId);
        const queued = places.get(campaignId);
        const state = {
          blockedBy,
          isOptedIn: chosen.has(campaignId),
          ...(bonusCode === undefined ? {} : { bonusCode }),
          ...(queued === undefined ? {} : { queuedPlayerBonusId: queued.queuedId }),
          ...(terms.reward.kind === 'cashback' ? { cashbackActivated: false } : {}),
          ...(terms.reward.kind === 'partner'
            ? { bonusAssignmentId: assignmentIdOf(player.playerId, offer) }
            : {}),
        };
        return shownOffer(offer, reader, state, level);
      });
    return { rewards: await Promise.all(shown) };
  }

  async function rewardsOf(
    player: RestrictedPlayer,
    stored: ReturnType<typeof activeBonuses>,
    { language, hasBonusCode, withoutTriggered }: RewardFilter,
    more: (reader: RewardReader) => Promise<PlatformReward[]> = () => Promise.resolve([]),
  ): Promise<PlatformRewards> {
    const reader = readerOf(player, language);
    const places = [...(await queue.places(player)).values()];
    const rewards = (await stored)
      .map((bonus) => {
        const next = places.find(({ vertical }) => vertical === bonus.campaign.vertical);
        const isFollowed = next !== undefined && bonus.endedAt === null;
        return {
          ...shownBonus(bonus, reader),
          ...(isFollowed ? { queuedPlayerBonusId: next.queuedId } : {}),
        };
      })
      .concat(await more(reader));
    return {
      rewards: rewards.filter(
        (reward) =>
          (hasBonusCode === undefined || reward.hasBonusCode === hasBonusCode) &&
          (withoutTriggered !== true || reward.campaignCategory !== 'triggered'),
      ),
    };
  }

  async function assignmentOf(
    queries: Queries,
    player: RestrictedPlayer,
    assignmentId: string,
  ): Promise<PlatformReward> {
    const found = await storedBonus(queries, player.playerId, assignmentId, at());
    if (found === undefined)
      throw notFound(`The player has no bonus ${assignmentId}.`, 'error.bonus.not.found');
    return shownBonus(found, readerOf(player, undefined));
  }

  async function latestOf(
    queries: Queries,
    player: RestrictedPlayer,
    campaignId: number,
  ): Promise<PlatformReward> {
    const [latest] = await queries
      .select({ id: bonusAssignments.assignmentId })
      .from(bonusAssignments)
      .where(and(eq(bonusAssignments.playerId, player.playerId), eq(bonusAssignments.campaignId, campaignId)))
      .orderBy(sql`${bonusAssignments.startedAt} desc`)
      .limit(1);
    return assignmentOf(queries, player, latest?.id ?? '');
  }

  async function claim(
    player: RestrictedPlayer,
    campaignId: number,
    key: string,
    typed?: string,
  ): Promise<PlatformReward> {
    const code = typed ?? (await codes.givenBy(player)).get(campaignId);
    const command = {
      kind: 'bonus-claim',
      reference: `claim:${campaignId}:${key}`,
      campaign: campaignId,
    } as const;
    // The response is created in the same transaction, where the bonus is visible before the commit.
    return database.transaction(async (tx) => {
      await ledger.execute(
        player.playerId,
        { ...command, ...(code === undefined ? {} : { code }) },
        { source: 'player', actor: `player:${player.playerId}` },
      );
      return latestOf(tx, player, campaignId);
    }, 'read committed');
  }

  async function optIn(player: RestrictedPlayer, campaignId: number, isCodeGiven: boolean): Promise<void> {
    const [found] = await offersTo(player, eq(bonusCampaigns.campaignId, campaignId));
    if (found === undefined || !(await isOpenTo(player, found.offer, isCodeGiven)))
      throw refusalFor('error.bonus.not.found');
    if (found.reason !== undefined) throw refusalFor(found.reason);
    if (!isForNextDeposit(found.offer, player)) throw refusalFor('error.bonus.not.open');
    await database.transaction(async (tx) => {
      // Replaces an earlier choice: a deposit gets only one bonus.
      await tx.delete(bonusOptIns).where(eq(bonusOptIns.playerId, player.playerId));
      await tx.insert(bonusOptIns).values({ playerId: player.playerId, campaignId, at: at() });
    });
  }

  async function optOut({ playerId }: RestrictedPlayer, campaignId: number): Promise<void> {
    await database.db
      .delete(bonusOptIns)
      .where(and(eq(bonusOptIns.playerId, playerId), eq(bonusOptIns.campaignId, campaignId)));
  }

  async function expire(): Promise<void> {
    const due = await database.db
      .select({
        id: bonusAssignments.assignmentId,
        playerId: bonusAssignments.playerId,
        reference: sql<string>`'expire:' || ${bonusAssignments.assignmentId}`,
      })
      .from(bonusAssignments)
      .where(and(isNull(bonusAssignments.endedAt), lte(bonusAssignments.expiresAt, at())))
      .orderBy(asc(bonusAssignments.expiresAt))
      .limit(BATCH);
    const { restrictionId, kind, until, liftedAt } = restrictions;
    // Each exclusion has its own command: the stored reply to an earlier one must not be replayed.
    const excluded = await database.db
      .select({
        id: bonusAssignments.assignmentId,
        playerId: bonusAssignments.playerId,
        reference: sql<string>`'excluded:' || max(${restrictionId}) || ':' || ${bonusAssignments.assignmentId}`,
      })
      .from(bonusAssignments)
      .innerJoin(restrictions, eq(restrictions.playerId, bonusAssignments.playerId))
      .where(
        and(
          isNull(bonusAssignments.endedAt),
          inArray(kind, [...EXCLUSIONS]),
          or(isNull(until), gt(until, at())),
          or(isNull(liftedAt), gt(liftedAt, at())),
        ),
      )
      .groupBy(bonusAssignments.assignmentId)
      .limit(BATCH);
    for (const { id, playerId, reference } of [...excluded, ...due]) {
      const command = { kind: 'bonus-expire', reference, bonus: id } as const;
      try {
        await ledger.execute(playerId, command, { source: 'platform', actor: 'bonus-expiry' });
        log.info({ event: 'bonus.expired', playerId, bonus: id }, 'bonus expired');
      } catch (err) {
        // A bonus that cannot be ended must not block the following ones.
        log.error({ event: 'bonus.expiry.failed', playerId, bonus: id, err }, 'bonus did not expire');
      }
    }
  }

  const cashback = createCashback({ core, ledger, readerOf, rulesFor, latestOf });
  const isListed = (player: RestrictedPlayer, offer: OfferedBonus) => isOpenTo(player, offer, false);
  const queue = createBonusQueue({
    ...{ core, ledger, readerOf, offersTo, isOpenTo: isListed, latestOf },
    optIn: (player, campaignId) => optIn(player, campaignId, false),
  });
  const special = createSpecialRewards({ core, ledger, latestOf });
  const forPoints = createRewardsForPoints({ core, ledger, readerOf, offersTo, latestOf });
  const givingUp = createGivingUp(core, ledger);

  const timer = setInterval(() => {
    expire().catch((err: unknown) => log.error({ err }, 'bonuses were not expired'));
  }, EVERY_MS).unref();

  return {
    eligible,
    active: (player, filter = {}) =>
      rewardsOf(player, activeBonuses(database.db, player.playerId, at()), filter, (reader) =>
        cashback.active(player, reader),
      ),
    past: (player, filter = {}) => rewardsOf(player, pastBonuses(database.db, player.playerId, at()), filter),
    async campaigns(site, player, { ids, language }) {
      const offers = await readOffers(
        database.db,
        player?.playerId ?? null,
        and(
          eq(bonusCampaigns.siteId, site.siteId),
          eq(bonusCampaigns.status, 'ACTIVE'),
          eq(bonusCampaigns.access, 'open'),
          ids && inArray(bonusCampaigns.campaignId, [...ids]),
        ),
      );
      const visitor = { language: language ?? 'en', countryCode: '', currencyCode: site.currencies[0] };
      const reader = readerOf(player ?? visitor, language);
      return {
        campaigns: await Promise.all(
          offers.map((offer) => shownOffer(offer, reader, { blockedBy: null, isOptedIn: false })),
        ),
      };
    },
    announced: (site, announcement) => announcedCampaigns(core, readerOf, site, announcement),
    async grantable(player) {
      const offers = await offersTo(player, eq(bonusCampaigns.access, 'operator'));
      return offers
        .filter(({ reason }) => reason === undefined)
        .map(({ offer: { campaignId, names } }) => ({
          campaignId,
          name: textIn(names, player.language, data.accounts.registration.languages),
        }));
    },
    claim: (player, campaignId, key, insteadOf) =>
      givingUp.insteadOf(player, insteadOf, () => claim(player, campaignId, key)),
    countTry: (player) => codes.countTry(player),
    async findByCode(player, typed, language) {
      await codes.countTry(player);
      const { campaignId, code } = await codes.find(player, typed);
      const [found] = await offersTo(player, eq(bonusCampaigns.campaignId, campaignId));
      if (found === undefined) throw refusalFor('error.bonus.not.found');
      const { offer, reason, blockedBy } = found;
      if (reason !== undefined && blockedBy === null) throw refusalFor(reason);
      const reward = await shownOffer(offer, readerOf(player, language), { blockedBy, isOptedIn: false });
      return { campaignId, value: code, reward };
    },
    async claimByCode(player, typed, key, insteadOf) {
      const { campaignId, code } = await codes.find(player, typed);
      return givingUp.insteadOf(player, insteadOf, () => claim(player, campaignId, key, code));
    },
    async forfeit(player, assignmentId) {
      await givingUp.forfeit(player, assignmentId);
      return assignmentOf(database.db, player, assignmentId);
    },
    optIn: (player, campaignId, insteadOf) =>
      givingUp.insteadOf(player, insteadOf, () => optIn(player, campaignId, false)),
    optOut,
    async agree(player, typed, agreed, insteadOf) {
      await codes.countTry(player);
      const { campaignId } = await codes.find(player, typed);
      if (agreed) await givingUp.insteadOf(player, insteadOf, () => optIn(player, campaignId, true));
      else await optOut(player, campaignId);
    },
    async forDeposit(player, bonusId) {
      if (bonusId === 'none') return null;
      if (bonusId === undefined) {
        const [chosen] = await optedIn(player.playerId);
        return chosen === undefined ? null : String(chosen);
      }
      const [found] = await offersTo(player, eq(bonusCampaigns.campaignId, Number(bonusId)));
      if (found === undefined || !(await isOpenTo(player, found.offer, false)))
        throw refusalFor('error.bonus.not.found');
      if (found.reason !== undefined) throw refusalFor(found.reason);
      if (!isForNextDeposit(found.offer, player)) throw refusalFor('error.bonus.not.open');
      return bonusId;
    },
    async activate(player, assignmentId) {
      const bonus = await assignmentOf(database.db, player, assignmentId);
      if (bonus.endedAt !== null) throw refusalFor('error.bonus.not.active');
      return bonus;
    },
    async claimFreeSpins(player, id, key, insteadOf) {
      if (!CAMPAIGN.test(id)) {
        const bonus = await assignmentOf(database.db, player, id);
        if (bonus.terms.freeRounds === undefined) throw refusalFor('error.bonus.not.found');
        return bonus;
      }
      const [offer] = await readOffers(
        database.db,
        player.playerId,
        eq(bonusCampaigns.campaignId, Number(id)),
      );
      if (offer?.terms.reward.kind !== 'free-rounds') throw refusalFor('error.bonus.not.found');
      return givingUp.insteadOf(player, insteadOf, () => claim(player, offer.campaignId, key));
    },
    cashback,
    queue,
    special,
    forPoints,
    givingUp,
    async limitation(player, gameId, language) {
      const game = games.get(gameId);
      if (game === undefined) return NO_LIMITATIONS;
      const bonuses = await activeBonuses(database.db, player.playerId, at());
      return gameLimitation(bonuses, { ...game, gameId }, readerOf(player, language));
    },
    async freeSpins(player, assignmentId) {
      const { terms, expiresAt } = await assignmentOf(database.db, player, assignmentId);
      const detail = terms.freeRounds ?? null;
      return { freeSpinDetail: detail, expiresAt: detail === null ? null : (expiresAt ?? null) };
    },
    async roundsPlayed(player, assignmentId) {
      await assignmentOf(database.db, player, assignmentId);
      const [found] = await database.db
        .select({
          played: sql`coalesce(max(${freeRounds.used}), 0)`.mapWith(Number),
          won: sql`coalesce(sum(${rounds.won}), 0)`.mapWith(Number),
        })
        .from(freeRounds)
        .leftJoin(rounds, eq(rounds.freeRounds, freeRounds.grantId))
        .where(eq(freeRounds.bonus, assignmentId));
      return { roundsPlayed: found?.played ?? 0, won: found?.won ?? 0 };
    },
    expire,
    stop: () => clearInterval(timer),
  };
}
