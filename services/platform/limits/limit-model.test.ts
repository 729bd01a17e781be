import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { createClock } from '../clock';
import { openDatabase, type OpenDatabase } from '../database/database';
import { type LimitKind, type LimitPeriod, playerLimits } from '../database/tables/limits';
import { PlatformError } from '../errors';
import { addPlayers, originOf, stormLedger } from '../fixtures/ledger-storm';
import { testDatabase } from '../fixtures/test-database';
import { reconcile } from '../ledger/invariants';
import type { Ledger } from '../ledger/ledger';
import { HOUR } from '../live/activity';

/** Zones whose clocks change at two, at midnight, by half an hour, in the southern summer, or never. */
const ZONES = [
  ...['Europe/Helsinki', 'America/Santiago', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Pacific/Auckland'],
  ...['America/St_Johns', 'Asia/Kolkata', 'Africa/Cairo'],
];
/** Days near clock changes of the zones, a new year, and the end of February. */
const STARTS = ['2026-03-28', '2026-04-04', '2026-09-05', '2026-10-24', '2026-12-30', '2026-02-26'];
const RUNS = 40;

type Step =
  | { act: 'deposit' | 'reserve' | 'bet'; amount: number; afterHours: number }
  | { act: 'pay' | 'release' | 'win' | 'lose' | 'rollback'; amount: number; afterHours: number };

interface Story {
  zone: string;
  start: string;
  limits: { kind: LimitKind; period: LimitPeriod; value: number }[];
  steps: Step[];
}

const amounts = fc.integer({ min: 1, max: 400 });
const step = fc.record({
  act: fc.constantFrom(
    ...(['deposit', 'reserve', 'bet', 'bet', 'bet', 'pay', 'release', 'win', 'lose', 'rollback'] as const),
  ),
  amount: amounts,
  afterHours: fc.constantFrom(0, 0, 1, 3, 7, 11, 26, -5),
});
const story: fc.Arbitrary<Story> = fc.record({
  zone: fc.constantFrom(...ZONES),
  start: fc.constantFrom(...STARTS),
  limits: fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom<LimitKind>('deposit', 'loss', 'wager'),
      period: fc.constantFrom<LimitPeriod>('D', 'W', 'M'),
      value: fc.integer({ min: 0, max: 900 }),
    }),
    { selector: ({ kind, period }) => `${kind} ${period}`, minLength: 1, maxLength: 5 },
  ),
  steps: fc.array(step, { minLength: 5, maxLength: 30 }),
});

let database: OpenDatabase;
let remove: () => Promise<void>;
let players: number[];
let time = 0;

beforeAll(async () => {
  const own = await testDatabase();
  remove = own.remove;
  database = await openDatabase(own.settings);
  // Every fourth has euros.
  players = (await addPlayers(database, 4 * (RUNS + 1))).filter((_, index) => index % 4 === 0);
});
afterAll(async () => {
  await database.close();
  await remove();
});

/** A simple model: limits as a list of events with their times; the calendar is that of Intl. */
function createModel({ zone, limits }: Story) {
  const happened: { kind: LimitKind; amount: number; at: number; id: string }[] = [];
  const dayOf = (at: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
  const startOf: Record<LimitPeriod, (day: string) => string> = {
    D: (day) => day,
    W: (day) => {
      const noon = new Date(`${day}T12:00:00Z`);
      noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7));
      return noon.toISOString().slice(0, 10);
    },
    M: (day) => `${day.slice(0, 8)}01`,
  };
  const used = (kind: LimitKind, period: LimitPeriod): number => {
    const from = startOf[period](dayOf(time));
    const counted = happened.filter((each) => each.kind === kind && dayOf(each.at) >= from);
    return Math.max(
      0,
      counted.reduce((sum, { amount }) => sum + amount, 0),
    );
  };
  return {
    permits: (kind: LimitKind, amount: number, pending = 0): boolean =>
      limits.every((limit) => {
        const isOther = limit.kind !== kind || amount === 0;
        return isOther || used(kind, limit.period) + pending + amount <= limit.value;
      }),
    count: (kind: LimitKind, amount: number, id: string) => happened.push({ kind, amount, at: time, id }),
    forget: (id: string) => {
      for (let index = happened.length - 1; index >= 0; index -= 1)
        if (happened[index]?.id === id) happened.splice(index, 1);
    },
  };
}

/** Runs a story on the ledger and on the model, and compares each response. */
async function compare(ledger: Ledger, playerId: number, told: Story): Promise<void> {
  const model = createModel(told);
  const open: { reference: string; amount: number; until: number }[] = [];
  const rounds: { roundId: string; settled: boolean }[] = [];
  let number = 0;
  const send = async (command: PlatformLedgerCommand): Promise<string> => {
    try {
      await ledger.execute(playerId, command, originOf(command));
      return 'ok';
    } catch (error) {
      if (error instanceof PlatformError && error.status < 500) return error.code;
      throw error;
    }
  };
  const money = { currency: 'EUR', method: 'TRUSTLY' } as const;
  for (const { act, amount, afterHours } of told.steps) {
    time += afterHours * HOUR;
    number += 1;
    const reference = `${playerId}-${number}`;
    const pending = open.reduce((sum, each) => (each.until > time ? sum + each.amount : sum), 0);
    const unsettled = rounds.find(({ settled }) => !settled);
    if (act === 'deposit' || act === 'reserve') {
      const kind = act === 'deposit' ? 'deposit' : 'deposit-reserve';
      const permitted = model.permits('deposit', amount, pending);
      expect(await send({ kind, reference, amount, ...money }), `${number} ${act}`).toBe(
        permitted ? 'ok' : 'error.deposit.limit.reached',
      );
      if (permitted && act === 'deposit') model.count('deposit', amount, reference);
      if (permitted && act === 'reserve') open.push({ reference, amount, until: time + 24 * HOUR });
    } else if (act === 'bet') {
      const command = { kind: 'bet', reference, amount, currency: 'EUR', roundId: reference } as const;
      const expected = !model.permits('loss', amount)
        ? 'error.loss.limit.reached'
        : model.permits('wager', amount)
          ? 'ok'
          : 'error.wager.limit.reached';
      expect(await send({ ...command, gameId: 'relax-casino' }), `${number} bet`).toBe(expected);
      if (expected !== 'ok') continue;
      rounds.push({ roundId: reference, settled: false });
      model.count('loss', amount, reference);
      model.count('wager', amount, reference);
    } else if (act === 'pay' || act === 'release') {
      const [reserved] = open.splice(0, 1);
      if (reserved === undefined) continue;
      const reservation = reserved.reference;
      const command =
        act === 'release'
          ? ({ kind: 'deposit-release', reference, reservation } as const)
          : ({ kind: 'deposit', reference, amount: reserved.amount, reservation, ...money } as const);
      expect(await send(command), `${number} ${act}`).toBe('ok');
      if (act === 'pay') model.count('deposit', reserved.amount, reference);
    } else if (act === 'rollback') {
      const last = rounds.pop();
      if (last === undefined) continue;
      expect(await send({ kind: 'rollback', reference, of: last.roundId })).toBe('ok');
      model.forget(last.roundId);
    } else if (unsettled !== undefined) {
      const { roundId } = unsettled;
      const won = act === 'win' ? amount : 0;
      expect(await send({ kind: 'win', reference, amount: won, currency: 'EUR', roundId })).toBe('ok');
      unsettled.settled = true;
      model.count('loss', -won, roundId);
    }
  }
}

test('limits hold as in a simple model, whatever the history, the time zone and its clocks', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const playerId = players[run++] ?? 0;
      time = Date.parse(`${told.start}T10:00:00Z`);
      const ledger = stormLedger(database, { clock: createClock(() => time), timeZoneOf: () => told.zone });
      const reference = `fund-${playerId}-${run}`;
      const gift = {
        kind: 'adjustment',
        reference,
        amount: 1_000_000,
        currency: 'EUR',
        reason: 'test',
      } as const;
      await ledger.execute(playerId, gift, originOf(gift));
      const at = new Date(0);
      await database.db
        .insert(playerLimits)
        .values(told.limits.map((limit) => ({ ...limit, playerId, startedAt: at, updatedAt: at })));
      await compare(ledger, playerId, told);
    }),
    { numRuns: RUNS, seed: 17, endOnFailure: true },
  );
  const { findings } = await reconcile(database, time);
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([]);
}, 240_000);
