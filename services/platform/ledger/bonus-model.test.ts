import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { createClock } from '../clock';
import { openDatabase, type OpenDatabase } from '../database/database';
import { bonusAssignments, bonusCampaigns, bonusQueue, bonusTerms } from '../database/tables/bonuses';
import { players } from '../database/tables/players';
import { PlatformError } from '../errors';
import { addPlayers, originOf, STORM_CAMPAIGNS, stormLedger } from '../fixtures/ledger-storm';
import { testDatabase } from '../fixtures/test-database';
import { NOW } from '../fixtures/test-platform';
import { DAY } from '../live/activity';
import { keyOf, pick, uniform } from '../live/random';
import type { GameDirectory } from './games';
import { reconcile } from './invariants';
import type { Ledger } from './ledger';

const SEQUENCES = 40;
const STEPS = 60;
/** Terms of the storm's campaigns: wagered twice, `relax-casino` counts half. */
const WEIGHTS: Record<string, number> = { 'relax-casino': 50, 'relax-full': 100 };
const GAMES: GameDirectory = new Map(
  Object.keys(WEIGHTS).map((gameId) => [gameId, { provider: 'relax', category: 'CASINO' as const }]),
);

/** The queued bonus in minor units, with the same wagering requirement. */
const QUEUED = 700;

let queuedCampaign: number;
let database: OpenDatabase;
let ledger: Ledger;
let remove: () => Promise<void>;
let ids: number[];
let now = NOW;

beforeAll(async () => {
  const own = await testDatabase();
  remove = own.remove;
  database = await openDatabase(own.settings);
  ids = await addPlayers(database, SEQUENCES);
  await database.db.update(players).set({ currencyCode: 'EUR' });
  queuedCampaign = await addQueuedCampaign();
  ledger = stormLedger(database, { clock: createClock(() => now), games: GAMES });
});
afterAll(async () => {
  await database.close();
  await remove();
});

/** A campaign of the storm's site that can be claimed once, with the same weights. */
async function addQueuedCampaign(): Promise<number> {
  const { db } = database;
  const [storm] = await db
    .select()
    .from(bonusCampaigns)
    .innerJoin(bonusTerms, eq(bonusTerms.campaignId, bonusCampaigns.campaignId))
    .where(eq(bonusCampaigns.campaignId, STORM_CAMPAIGNS.CASINO));
  if (storm === undefined) throw new Error('The storm has no campaign.');
  const { campaignId: _id, ...row } = storm.bonus_campaigns;
  const [stored] = await db
    .insert(bonusCampaigns)
    .values({ ...row, access: 'open', termsVersion: 1 })
    .returning();
  const campaignId = stored?.campaignId ?? 0;
  const reward = { kind: 'money', amount: QUEUED / 100 } as const;
  const terms = { ...storm.bonus_terms.terms, reward, timesPerPlayer: 1 };
  await db.insert(bonusTerms).values({ campaignId, version: 1, terms, createdAt: new Date(now) });
  return campaignId;
}

interface ModelBonus {
  amount: number;
  wagering: number;
  wagered: number;
  expiresAt: number;
  outcome: 'converted' | 'forfeited' | 'expired' | 'spent' | null;
}

interface ModelBet {
  own: number;
  bonus: number;
  counted: number;
  /** The bonus to which it contributed. */
  progress: ModelBonus | undefined;
  undone: boolean;
}

interface ModelRound {
  gameId: string;
  bets: ModelBet[];
  /** The bonus whose money is in it. */
  bonus: ModelBonus | undefined;
  status: 'open' | 'settled' | 'void';
}

/** A simple model of a wallet with bonuses: one vertical, one win per round that settles it, and bets that may be rolled back before. */
class Model {
  main = 0;
  bonusMoney = 0;
  bonuses: ModelBonus[] = [];
  rounds = new Map<string, ModelRound>();
  /** True if the bonus is queued and has not been given. */
  isQueued = false;
  hasHadQueued = false;

  active(): ModelBonus | undefined {
    return this.bonuses.find(({ outcome }) => outcome === null);
  }

  give(amount: number): boolean {
    if (this.active()) return false;
    this.bonuses.push({
      ...{ amount, wagering: amount * 2, wagered: 0 },
      expiresAt: now + 30 * DAY,
      outcome: null,
    });
    this.bonusMoney += amount;
    return true;
  }

  /** Claims the queued bonus, optionally forfeiting the active one. */
  claimQueued(amount: number, givesUp: boolean): boolean {
    if (!this.isQueued || this.hasHadQueued) return false;
    if (givesUp) this.take('forfeited');
    if (!this.give(amount)) return false;
    this.isQueued = false;
    this.hasHadQueued = true;
    return true;
  }

  take(outcome: 'forfeited' | 'expired'): void {
    const active = this.active();
    if (!active) return;
    active.outcome = outcome;
    this.bonusMoney = 0;
  }

  bet(id: string, gameId: string, amount: number): boolean {
    const round = this.rounds.get(id) ?? { gameId, bets: [], bonus: undefined, status: 'open' as const };
    if (round.status !== 'open') return false;
    const active = this.active();
    const usable = active && active.expiresAt > now ? active : undefined;
    const mayUse = usable && (round.bonus === undefined || round.bonus === usable);
    const own = Math.min(this.main, amount);
    const bonus = amount - own;
    if (bonus > (mayUse ? this.bonusMoney : 0)) return false;
    this.main -= own;
    this.bonusMoney -= bonus;
    const counted = usable ? Math.floor((amount * (WEIGHTS[gameId] ?? 0)) / 100) : 0;
    if (usable) usable.wagered += counted;
    if (bonus > 0) round.bonus = usable;
    round.bets.push({ own, bonus, counted, progress: usable, undone: false });
    this.rounds.set(id, round);
    return true;
  }

  /** Credits bonus money according to the outcome of its bonus. */
  credit(round: ModelRound, amount: number): void {
    const outcome = round.bonus?.outcome;
    if (outcome === null) this.bonusMoney += amount;
    else if (outcome !== 'forfeited' && outcome !== 'expired') this.main += amount;
  }

  unbet(id: string, index: number): void {
    const round = this.rounds.get(id);
    const bet = round?.bets[index];
    if (!round || !bet || bet.undone || round.status !== 'open') return;
    bet.undone = true;
    this.main += bet.own;
    this.credit(round, bet.bonus);
    if (bet.progress) bet.progress.wagered = Math.max(0, bet.progress.wagered - bet.counted);
    if (round.bets.every(({ undone }) => undone)) round.status = 'void';
  }

  win(id: string, amount: number): boolean {
    const round = this.rounds.get(id);
    if (round?.status !== 'open') return false;
    const bets = round.bets.filter(({ undone }) => !undone);
    const own = bets.reduce((sum, bet) => sum + bet.own, 0);
    const bonus = bets.reduce((sum, bet) => sum + bet.bonus, 0);
    const share = own + bonus === 0 ? 0 : Math.floor((amount * bonus) / (own + bonus));
    const isAllBonus = own === 0 && bonus > 0;
    const toBonus = isAllBonus ? amount : share;
    this.main += amount - toBonus;
    this.credit(round, toBonus);
    round.status = 'settled';
    this.settle();
    return true;
  }

  settle(): void {
    const active = this.active();
    if (!active) return;
    const isInPlay = [...this.rounds.values()].some(
      ({ status, bonus }) => status === 'open' && bonus === active,
    );
    if (isInPlay) return;
    if (this.bonusMoney === 0) active.outcome = 'spent';
    else if (active.wagered >= active.wagering) {
      active.outcome = 'converted';
      this.main += this.bonusMoney;
      this.bonusMoney = 0;
    }
  }

  withdraw(amount: number): boolean {
    if (amount > this.main) return false;
    this.main -= amount;
    this.take('forfeited');
    return true;
  }
}

test('stakes, wins, rollbacks, bonuses, withdrawals and time in any order end as a simple model says', async () => {
  for (const [sequence, playerId] of ids.entries()) {
    const key = keyOf('bonus-model', String(sequence));
    let drawn = 0;
    const random = (): number => uniform(key, drawn++);
    const integer = (below: number): number => Math.floor(random() * below);
    const model = new Model();
    const log: string[] = [];
    let steps = 0;
    let rounds = 0;

    /** Sends a command and returns whether it was accepted. */
    const send = async (command: PlatformLedgerCommand, source?: string): Promise<boolean> => {
      const origin = source === undefined ? originOf(command) : { source, actor: 'test' };
      try {
        await ledger.execute(playerId, command, origin);
        return true;
      } catch (error) {
        if (error instanceof PlatformError && error.status < 500) return false;
        throw error;
      }
    };
    const reference = () => `${sequence}-${steps}`;
    const euros = { currency: 'EUR' } as const;
    const roundOf = () => `${sequence}-r${Math.max(0, rounds - integer(3))}`;

    /** Performs one step on both sides and returns the outcome of each. */
    const step = async (): Promise<[real: boolean, expected: boolean]> => {
      const chance = random();
      const amount = 1 + integer(900);
      if (chance < 0.04) {
        model.main += amount;
        const paid = {
          kind: 'deposit',
          reference: reference(),
          amount,
          method: 'TRUSTLY',
          ...euros,
        } as const;
        return [await send(paid), true];
      }
      if (chance < 0.2) {
        const campaign = STORM_CAMPAIGNS.CASINO;
        const gift = { kind: 'bonus-grant', reference: reference(), amount, campaign, ...euros } as const;
        return [await send(gift), model.give(amount)];
      }
      if (chance < 0.215) {
        const command = { kind: 'bonus-queued', reference: reference(), campaign: queuedCampaign } as const;
        const givesUp = random() < 0.5;
        if (!model.isQueued && !model.hasHadQueued && random() < 0.7) {
          model.isQueued = true;
          const place = { playerId, vertical: 'CASINO', campaignId: queuedCampaign } as const;
          await database.db.insert(bonusQueue).values({ ...place, termsVersion: 1, queuedAt: new Date(now) });
        }
        if (!givesUp) return [await send(command, 'player'), model.claimQueued(QUEUED, false)];
        // In one transaction: if the claim is refused, the forfeited bonus is retained.
        const forfeit = { kind: 'bonus-forfeit', reference: `${reference()}-f`, vertical: 'CASINO' } as const;
        const origin = { source: 'player', actor: 'test' };
        const both = database.transaction(async () => {
          await ledger.execute(playerId, forfeit, origin);
          await ledger.execute(playerId, command, origin);
        }, 'read committed');
        const done = await both.then(
          () => true,
          (error: unknown) => {
            if (error instanceof PlatformError && error.status < 500) return false;
            throw error;
          },
        );
        return [done, model.claimQueued(QUEUED, true)];
      }
      if (chance < 0.23) {
        model.take('forfeited');
        return [await send({ kind: 'bonus-forfeit', reference: reference(), vertical: 'CASINO' }), true];
      }
      if (chance < 0.26) {
        const out = {
          kind: 'withdrawal',
          reference: reference(),
          amount,
          method: 'TRUSTLY',
          ...euros,
        } as const;
        return [await send(out), model.withdraw(amount)];
      }
      if (chance < 0.29) {
        now += 16 * DAY;
        const held = await database.db
          .select()
          .from(bonusAssignments)
          .where(eq(bonusAssignments.playerId, playerId));
        const last = held.find(({ endedAt }) => endedAt === null);
        const active = model.active();
        if (active && active.expiresAt <= now) model.take('expired');
        if (!last) return [true, true];
        const over = { kind: 'bonus-expire', reference: reference(), bonus: last.assignmentId } as const;
        return [await send(over, 'platform'), true];
      }
      if (chance < 0.65) {
        if (random() < 0.7) rounds += 1;
        const roundId = roundOf();
        const gameId = model.rounds.get(roundId)?.gameId ?? pick(['relax-casino', 'relax-full'], random());
        const name = `${roundId}-b${model.rounds.get(roundId)?.bets.length ?? 0}`;
        // Sometimes everything is staked: a lost bonus ends as spent.
        const stake = random() < 0.2 ? Math.max(1, model.main + model.bonusMoney) : amount;
        const bet = {
          kind: 'bet',
          reference: `${name}.${steps}`,
          amount: stake,
          roundId,
          gameId,
          ...euros,
        } as const;
        const done = await send(bet);
        const expected = model.bet(roundId, gameId, stake);
        if (done) names.set(name, bet.reference);
        return [done, expected];
      }
      if (chance < 0.78) {
        const roundId = roundOf();
        const round = model.rounds.get(roundId);
        const index = integer(Math.max(1, round?.bets.length ?? 1));
        const of = names.get(`${roundId}-b${index}`);
        if (of === undefined || round?.status !== 'open') return [true, true];
        model.unbet(roundId, index);
        return [await send({ kind: 'rollback', reference: reference(), of }), true];
      }
      const roundId = roundOf();
      const won = random() < 0.4 ? 0 : integer(1500);
      const win = { kind: 'win', reference: reference(), amount: won, roundId, ...euros } as const;
      return [await send(win), model.win(roundId, won)];
    };
    const names = new Map<string, string>();

    model.main = 500;
    await send({
      kind: 'deposit',
      reference: `${sequence}-first`,
      amount: 500,
      method: 'TRUSTLY',
      ...euros,
    });
    for (; steps < STEPS; steps += 1) {
      now += 1;
      const [real, expected] = await step();
      const map = (await ledger.balance(playerId))?.balanceMap;
      const held = { main: map?.main ?? 0, bonus: map?.bonus[0]?.amount ?? 0 };
      log.push(JSON.stringify({ steps, real, expected, held }));
      expect({ real, ...held }, `sequence ${sequence}: ${log.slice(-6).join('\n')}`).toEqual({
        real: expected,
        main: model.main,
        bonus: model.bonusMoney,
      });
    }
    const stored = await database.db
      .select()
      .from(bonusAssignments)
      .where(eq(bonusAssignments.playerId, playerId));
    const expected = model.bonuses.map(({ wagered, outcome }) => ({ wagered, outcome }));
    const found = stored
      .sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
      .map(({ wagered, outcome }) => ({ wagered, outcome }));
    expect(found, `sequence ${sequence}`).toEqual(expected);
  }
  const outcomes = await database.db
    .selectDistinct({ outcome: bonusAssignments.outcome })
    .from(bonusAssignments);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(
    ['converted', 'expired', 'forfeited', 'spent', null].sort(),
  );
  const report = await reconcile(database, now);
  expect(report.findings.filter(({ broken }) => broken > 0)).toEqual([]);
});
