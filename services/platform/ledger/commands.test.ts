import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformLedgerCommand } from '../../../schemas/generated/types';
import { ledgerCommands } from '../database/tables/ledger';
import { keyHeaders, sourceHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const REGULAR = 'regular@halden.example';
const METRICS_TOKEN = 'a-token-for-metrics';

let platform: TestPlatform;
const logged: string[] = [];

beforeAll(async () => {
  const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  platform = await startTestPlatform({ logger, metricsToken: METRICS_TOKEN });
});
afterAll(() => platform.close());

const euros = { currency: 'EUR' } as const;
const comet = { gameId: 'brass-comet', ...euros } as const;
const send = (command: PlatformLedgerCommand, source?: string) => platform.command(REGULAR, command, source);
const bet = (reference: string, roundId: string, amount = 100) =>
  send({ kind: 'bet', reference, amount, roundId, ...comet });
const win = (reference: string, roundId: string, amount = 50, endsRound?: boolean) =>
  send({
    kind: 'win',
    reference,
    amount,
    roundId,
    ...euros,
    ...(endsRound === undefined ? {} : { endsRound }),
  });
const code = (status: number, name: string) => ({ status, body: { code: name } });

async function books(): Promise<unknown> {
  const { rows } = await platform.platform.database.db.execute(sql`
    select (select count(*) from ledger_transactions)::int as entries, (select count(*) from ledger_postings)::int as postings,
      (select count(*) from ledger_commands)::int as commands, (select count(*) from rounds)::int as rounds`);
  return rows[0];
}

test('references and round ids are those of a source: two providers may count alike', async () => {
  expect(await bet('1001', '77')).toMatchObject({ status: 200, body: { id: 'provider:relax/1001' } });
  const other = {
    kind: 'bet',
    reference: '1001',
    amount: 60,
    roundId: '77',
    gameId: 'tidal-crown',
    ...euros,
  } as const;
  const second = await send(other, 'provider:playngo');
  expect(second).toMatchObject({
    status: 200,
    body: { id: 'provider:playngo/1001', reference: '1001', amount: -60 },
  });
  expect(await send(other, 'provider:playngo')).toEqual(second);
  expect(await win('w77', '77', 10)).toMatchObject({ status: 200 });
  expect(
    await send({ kind: 'win', reference: 'w77', amount: 20, roundId: '77', ...euros }, 'provider:playngo'),
  ).toMatchObject({
    status: 200,
    body: { amount: 20 },
  });
});

test('every command records who sent it, in which currency, and the game with its provider', async () => {
  const command = { kind: 'withdrawal', reference: 'audit', amount: 5, method: 'TRUSTLY', ...euros };
  const body = { player: REGULAR, command };
  const byOperator = keyHeaders(5, 'operator-2');
  expect((await platform.post('/platform/v1/operator/ledger', body, byOperator)).status).toBe(200);
  await bet('audit', 'audit');
  await win('audit-win', 'audit');
  const { db } = platform.platform.database;
  const recorded = async (id: string) =>
    (await db.select().from(ledgerCommands).where(eq(ledgerCommands.reference, id)))[0];
  expect(await recorded('operator/audit')).toMatchObject({
    ...{ source: 'operator', actor: 'key:operator-2', currency: 'EUR', gameId: null, provider: null },
  });
  const game = {
    source: 'provider:relax',
    actor: 'key:provider-relax',
    gameId: 'brass-comet',
    provider: 'relax',
  };
  expect(await recorded('provider:relax/audit')).toMatchObject(game);
  expect(await recorded('provider:relax/audit-win')).toMatchObject({ ...game, currency: 'EUR' });
});

test('each provider and payment method has house accounts of its own', async () => {
  await send({ kind: 'deposit', reference: 'own-account', amount: 300, method: 'SKRILL', ...euros });
  await bet('own-account', 'own-account', 30);
  const { rows } = await platform.platform.database.db.execute(sql`
    select posting.account, posting.amount::int as amount from ledger_postings posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    where entry.reference like '%/own-account' and posting.account like 'house/%' order by entry.id`);
  expect(rows).toEqual([
    { account: 'house/payments/SKRILL/EUR', amount: -300 },
    { account: 'house/game-provider/relax/EUR', amount: 30 },
  ]);
});

test('a settled round takes no further win or bet, until its settlement is rolled back', async () => {
  await bet('s-b1', 's');
  expect(await win('s-part', 's', 10, false)).toMatchObject({ status: 200 });
  const settled = await win('s-w1', 's', 40);
  expect(settled).toMatchObject({ status: 200, body: { amount: 40 } });
  expect(await win('s-w1', 's', 40)).toEqual(settled);
  expect(await win('s-w2', 's', 40)).toMatchObject(code(409, 'error.round.settled'));
  expect(await bet('s-b2', 's')).toMatchObject(code(409, 'error.round.closed'));
  expect(await send({ kind: 'rollback', reference: 's-rb', of: 's-w1' })).toMatchObject({
    status: 200,
    body: { amount: -40 },
  });
  expect(await win('s-w2', 's', 25)).toMatchObject({ status: 200, body: { amount: 25 } });
  expect(await win('s-w3', 's', 25)).toMatchObject(code(409, 'error.round.settled'));
  // A lost round is settled as well.
  await bet('lost-b', 'lost');
  expect(await win('lost-w', 'lost', 0)).toMatchObject({ status: 200, body: { amount: 0 } });
  expect(await bet('lost-b2', 'lost')).toMatchObject(code(409, 'error.round.closed'));
  expect(await win('lost-w2', 'lost', 500)).toMatchObject(code(409, 'error.round.settled'));
});

test('forfeiting a bonus ends its reward with it', async () => {
  const who = await platform.signIn('bonus@halden.example');
  const rewards = () =>
    platform.get('/platform/v1/player/rewards?rewardsType=ACTIVE&version=v2', who.headers);
  expect(await rewards()).toMatchObject({ body: { rewards: [{ state: 'ACTIVATED' }] } });
  const command = { kind: 'bonus-forfeit', reference: 'given-up', vertical: 'CASINO' } as const;
  expect(await platform.command('bonus@halden.example', command)).toMatchObject({
    status: 200,
    body: { balanceMap: { bonus: [] } },
  });
  expect(await rewards()).toMatchObject({ body: { rewards: [] } });
  const { rows } = await platform.platform.database.db.execute(sql`
    select assignment.state, ended_at is not null as ended from bonus_assignments assignment
    join players using (player_id) where email = 'bonus@halden.example'`);
  expect(rows).toEqual([{ state: 'FORFEITED', ended: true }]);
});

const deposit = { kind: 'deposit', reference: 'bad', amount: 100, method: 'TRUSTLY', ...euros };
const stake = { kind: 'bet', reference: 'bad', amount: 100, roundId: 'bad', ...comet };
const invalid = (field: string, keyword: string) => ({
  status: 400,
  body: { code: 'error.request.invalid', validationErrors: { [field]: { code: `invalid.${keyword}` } } },
});

test.each([
  ['a negative amount', { ...deposit, amount: -1 }, 'payment:trustly', invalid('command.amount', 'minimum')],
  [
    'an amount of nothing',
    { ...deposit, amount: 0 },
    'payment:trustly',
    invalid('command.amount', 'minimum'),
  ],
  ['a negative stake', { ...stake, amount: -1 }, 'provider:relax', invalid('command.amount', 'minimum')],
  ['a fraction', { ...deposit, amount: 10.5 }, 'payment:trustly', invalid('command.amount', 'type')],
  ['a huge amount', { ...deposit, amount: 1e13 }, 'payment:trustly', invalid('command.amount', 'maximum')],
  [
    'an endless amount',
    { ...deposit, amount: 1e308 * 10 },
    'payment:trustly',
    invalid('command.amount', 'type'),
  ],
  ['an amount as text', { ...deposit, amount: '100' }, 'payment:trustly', invalid('command.amount', 'type')],
  [
    'no currency',
    { ...deposit, currency: undefined },
    'payment:trustly',
    invalid('command.currency', 'required'),
  ],
  [
    'another field',
    { ...deposit, fee: 1 },
    'payment:trustly',
    invalid('command.fee', 'additionalProperties'),
  ],
  ['an unknown kind', { ...deposit, kind: 'gift' }, 'payment:trustly', invalid('command', 'discriminator')],
  ['a made-up source', deposit, 'nobody', code(403, 'error.platform.key.invalid')],
  [
    'a reference with a slash',
    { ...deposit, reference: 'a/b' },
    'payment:trustly',
    invalid('command.reference', 'pattern'),
  ],
  [
    'a foreign currency',
    { ...deposit, currency: 'NOK' },
    'payment:trustly',
    code(409, 'error.currency.mismatch'),
  ],
  [
    'an unknown game',
    { ...stake, gameId: 'no-such-game' },
    'provider:relax',
    code(404, 'error.game.not.found'),
  ],
  ["another provider's game", stake, 'provider:playngo', code(403, 'error.game.of.another.provider')],
  ['a bet of an operator', stake, 'operator', code(403, 'error.source.not.allowed')],
  ['a deposit of a game provider', deposit, 'provider:relax', code(403, 'error.source.not.allowed')],
  [
    'a win without a bet',
    { kind: 'win', reference: 'bad', amount: 1, roundId: 'none', ...euros },
    'provider:relax',
    code(404, 'error.round.not.found'),
  ],
  [
    'an unknown withdrawal',
    { kind: 'withdrawal-settle', reference: 'bad', withdrawal: 'operator/none' },
    'payment:trustly',
    code(404, 'error.withdrawal.not.found'),
  ],
  [
    'an unknown reservation',
    { ...deposit, reservation: 'none' },
    'payment:trustly',
    code(404, 'error.reservation.not.found'),
  ],
])('%s is refused with its own code, and nothing is booked', async (name, command, source, expected) => {
  const before = await books();
  const reference =
    'reference' in command && command.reference === 'bad'
      ? `bad-${name.replaceAll(/\W/g, '-')}`
      : command.reference;
  const body = { player: REGULAR, command: { ...command, reference } };
  const headers = sourceHeaders(5, source);
  const answer = await platform.post('/platform/v1/operator/ledger', body, headers);
  expect(answer).toMatchObject({
    ...expected,
    body: { ...expected.body, message: expect.stringMatching(/\w{3}/) },
  });
  expect(await platform.post('/platform/v1/operator/ledger', body, headers)).toEqual(answer);
  // A final refusal is stored as the response of its reference and moves no money.
  const commands: unknown = expect.any(Number);
  expect(await books()).toEqual({ ...Object(before), commands });
});

test('a wallet cannot grow beyond what it can count', async () => {
  const { db } = platform.platform.database;
  const player = await platform.platform.players.byEmail(5, 'once@halden.example');
  const account = `player/${player?.playerId}/main`;
  const [held] = (await db.execute(sql`select balance from ledger_accounts where id = ${account}`)).rows;
  await db.execute(sql`update ledger_accounts set balance = 9007199254740000 where id = ${account}`);
  const more = { ...deposit, reference: 'too-much', amount: 1_000 } as PlatformLedgerCommand;
  expect(await platform.command('once@halden.example', more)).toMatchObject(
    code(409, 'error.balance.out.of.range'),
  );
  await db.execute(sql`update ledger_accounts set balance = ${held?.['balance']} where id = ${account}`);
});

test('the database refuses an entry that does not balance, and any change of what is booked', async () => {
  const { db } = platform.platform.database;
  const of = sql`(select max(id) from ledger_transactions)`;
  const posting = (account: string) =>
    sql`insert into ledger_postings (transaction_id, account, amount) values (${of}, ${account}, 5)`;
  const cause = (pattern: RegExp) =>
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringMatching(pattern) }) });
  await send({ kind: 'deposit', reference: 'accounts', amount: 1, method: 'SIRU', ...euros });
  await expect(db.execute(posting('house/payments/SKRILL/EUR'))).rejects.toEqual(cause(/do not sum to zero/));
  // Postings in two currencies never balance.
  await platform.command('norwegian@kiekko.example', {
    kind: 'deposit',
    reference: 'nok',
    amount: 1,
    currency: 'NOK',
    method: 'SIRU',
  });
  await expect(
    db.execute(sql`insert into ledger_postings (transaction_id, account, amount)
      values (${of}, 'house/payments/SKRILL/EUR', 5), (${of}, 'house/uncollected/NOK', -5)`),
  ).rejects.toThrow();
  for (const table of ['ledger_transactions', 'ledger_postings', 'ledger_commands']) {
    await expect(db.execute(sql.raw(`delete from ${table}`))).rejects.toEqual(
      cause(/never changed or deleted/),
    );
  }
  await expect(db.execute(sql`update ledger_postings set amount = amount + 1`)).rejects.toEqual(
    cause(/never changed/),
  );
  await expect(db.execute(sql`update ledger_transactions set amount = 0`)).rejects.toEqual(
    cause(/never changed/),
  );
});

test('the check of what is new finds wrong books, logs an error and raises a metric until they are mended', async () => {
  const { invariantJob, database } = platform.platform;
  const broken = async () => ((await invariantJob.run()) ?? []).filter((each) => each.broken > 0);
  const metric = async () => {
    const response = await fetch(`${platform.url}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    return /marquee_ledger_broken_invariants\{rule="balances-equal-postings"\} (\d+)/.exec(
      await response.text(),
    )?.[1];
  };
  expect((await fetch(`${platform.url}/metrics`)).status).toBe(404);
  expect(await broken()).toEqual([]);
  const { playerId } = (await platform.platform.players.byEmail(5, REGULAR)) ?? {};
  const add = (amount: number) =>
    database.db.execute(
      sql`update ledger_accounts set balance = balance + ${amount}::bigint where id = ${`player/${playerId}/main`}`,
    );
  await bet('job', 'job');
  await add(1);
  for (let time = 0; time < 2; time += 1) {
    expect(await broken()).toMatchObject([{ rule: 'balances-equal-postings', broken: 1 }]);
    expect(await metric()).toBe('1');
  }
  expect(logged.filter((line) => line.includes('the books are wrong'))).toHaveLength(2);
  await add(-1);
  expect(await broken()).toEqual([]);
  expect(await metric()).toBe('0');
  expect(await platform.get('/platform/_control/reconcile')).toMatchObject({ body: { ok: true } });
});
