import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { createClock } from '../clock';
import { openDatabase, type OpenDatabase } from '../database/database';
import { loyaltyDays } from '../database/tables/loyalty';
import { players } from '../database/tables/players';
import { PlatformError } from '../errors';
import {
  addPlayers,
  originOf,
  STORM_CAMPAIGNS,
  stormLedger,
  STORM_PROGRAMME,
} from '../fixtures/ledger-storm';
import { testDatabase } from '../fixtures/test-database';
import { NOW } from '../fixtures/test-platform';
import type { GameDirectory } from '../ledger/games';
import { reconcile } from '../ledger/invariants';
import type { Ledger } from '../ledger/ledger';
import { pointsOfPlayer } from '../ledger/loyalty-facts';
import { DAY } from '../live/activity';
import { keyOf, pick, uniform } from '../live/random';
import { POINT } from './programme';

const SEQUENCES = 14;
const STEPS = 60;
/** Percentage of a stake that counts, by game. */
const WEIGHTS: Record<string, number> = { slot: 100, jackpot: 50, table: 25, live: 50, sports: 0 };
const of = (category: 'CASINO' | 'LIVE_CASINO' | 'SPORTS', more = {}) => ({
  provider: 'relax',
  category,
  ...more,
});
const GAMES: GameDirectory = new Map(
  Object.entries({
    slot: of('CASINO', { isSlot: true, kind: 'slot' }),
    jackpot: of('CASINO', { isSlot: true, kind: 'jackpot' }),
    table: of('CASINO', { isSlot: false, kind: 'roulette' }),
    live: of('LIVE_CASINO', { kind: 'roulette' }),
    sports: of('SPORTS'),
  }),
);

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
  ledger = stormLedger(database, { clock: createClock(() => now), games: GAMES });
});
afterAll(async () => {
  await database.close();
  await remove();
});

/** A modelled round; points are based on its final state. */
interface ModelRound {
  gameId: string;
  /** Stakes of own money by reference; a bonus may pay the rest. */
  bets: Map<string, number>;
  settledBy: string | null;
  isVoid: boolean;
}

test('points are those of the stakes that stay settled, less what is exchanged, after commands in any order', async () => {
  let exchanged = 0;
  let refused = 0;
  for (const [sequence, playerId] of ids.entries()) {
    const key = keyOf('loyalty-model', String(sequence));
    let drawn = 0;
    const random = (): number => uniform(key, drawn++);
    const integer = (below: number): number => Math.floor(random() * below);
    const rounds = new Map<string, ModelRound>();
    const sent: PlatformLedgerCommand[] = [];
    let spent = 0;
    let names = 0;

    const send = async (command: PlatformLedgerCommand): Promise<boolean> => {
      sent.push(command);
      try {
        await ledger.execute(playerId, command, originOf(command));
        return true;
      } catch (error) {
        if (error instanceof PlatformError && error.status < 500) return false;
        throw error;
      }
    };
    const name = () => `${sequence}-${(names += 1)}`;
    const main = async () => (await ledger.balance(playerId))?.balanceMap.main ?? 0;
    const expected = () =>
      [...rounds.values()]
        .filter(({ settledBy, isVoid }) => settledBy !== null && !isVoid)
        .reduce((sum, { gameId, bets }) => {
          const own = [...bets.values()].reduce((total, stake) => total + stake, 0);
          return sum + (own * 10_000 * (WEIGHTS[gameId] ?? 0)) / 100 / STORM_PROGRAMME.euroPerPoint;
        }, 0) -
      spent * POINT;

    await send({ kind: 'deposit', reference: name(), amount: 200_000, currency: 'EUR', method: 'TRUSTLY' });
    for (let step = 0; step < STEPS; step += 1) {
      const chance = random();
      const known = [...rounds.entries()];
      if (chance < 0.35) {
        const [roundId, round] =
          known.length > 0 && random() < 0.4
            ? pick([known[0]!, ...known.slice(1)], random())
            : [
                name(),
                {
                  gameId: pick(['slot', 'jackpot', 'table', 'live', 'sports'], random()),
                  bets: new Map<string, number>(),
                  settledBy: null,
                  isVoid: false,
                },
              ];
        const reference = name();
        const before = await main();
        const bet = {
          kind: 'bet',
          reference,
          amount: 1 + integer(4000),
          currency: 'EUR',
          roundId,
          gameId: round.gameId,
        } as const;
        if (await send(bet)) {
          rounds.set(roundId, round);
          round.bets.set(reference, before - (await main()));
        }
      } else if (chance < 0.6) {
        const open = known.find(([, { settledBy, isVoid }]) => settledBy === null && !isVoid);
        const reference = name();
        if (
          open &&
          (await send({ kind: 'win', reference, amount: integer(5000), currency: 'EUR', roundId: open[0] }))
        )
          open[1].settledBy = reference;
      } else if (chance < 0.75) {
        const [, round] = known[integer(known.length)] ?? [];
        const reference = [...(round?.bets.keys() ?? [])][integer(round?.bets.size ?? 0)];
        if (round && reference && (await send({ kind: 'rollback', reference: name(), of: reference }))) {
          round.bets.delete(reference);
          if (round.bets.size === 0) round.isVoid = true;
        }
      } else if (chance < 0.83) {
        const [, round] = known.filter(([, { settledBy, isVoid }]) => settledBy !== null && !isVoid)[0] ?? [];
        if (round?.settledBy && (await send({ kind: 'rollback', reference: name(), of: round.settledBy })))
          round.settledBy = null;
      } else if (chance < 0.88) {
        const campaign = STORM_CAMPAIGNS[random() < 0.5 ? 'CASINO' : 'LIVE_CASINO'];
        await send({ kind: 'bonus-grant', reference: name(), amount: 2000, currency: 'EUR', campaign });
      } else if (chance < 0.96) {
        const has = Math.floor(expected() / POINT);
        const points = 1 + integer(Math.max(1, has + 3));
        const done = await send({ kind: 'loyalty-exchange', reference: name(), points });
        expect(done, `${points} of ${has}`).toBe(points <= has);
        if (done) [spent, exchanged] = [spent + points, exchanged + 1];
        else refused += 1;
      } else now += DAY;
      // Retries have no effect.
      const again = sent[integer(sent.length)];
      if (again !== undefined && random() < 0.2 && again.kind !== 'win' && again.kind !== 'loyalty-exchange')
        await send(again).finally(() => sent.pop());
      expect(await pointsOfPlayer(database.db, playerId), `sequence ${sequence}, step ${step}`).toBe(
        expected(),
      );
    }
    const days = await database.db.select().from(loyaltyDays).where(eq(loyaltyDays.playerId, playerId));
    expect(days.reduce((sum, day) => sum + day.exchanged, 0)).toBe(spent * POINT);
  }
  expect(exchanged).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
  const report = await reconcile(database, now);
  expect(report.findings.filter(({ broken }) => broken > 0)).toEqual([]);
});
