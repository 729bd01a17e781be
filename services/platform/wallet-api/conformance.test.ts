import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callWallet, type SignedOptions, textOf } from '../fixtures/provider-client';
import { openSportsbookSession } from '../fixtures/sportsbook-session';
import { type Answer, DATA_DIR, NOW, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { amountIn } from './amounts';
import type { Dialect, DialectCall, Fields, Refusal } from './dialect';
import { dialects } from './dialects';

const PLAYER = 'canadian@halden.example';
const OTHER = 'regular@brasa.example';
const DECIMALS = 2;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ gamesFile: path.join(DATA_DIR, 'games.json') });
  const deposit = {
    kind: 'deposit',
    reference: 'fund',
    amount: 50_000,
    currency: 'CAD',
    method: 'TRUSTLY',
  } as const;
  expect(await platform.command(PLAYER, deposit)).toMatchObject({ status: 200 });
});
afterAll(() => platform.close());
afterEach(async () => {
  const { body } = await platform.get('/platform/_control/reconcile');
  expect(body, JSON.stringify(body)).toMatchObject({ ok: true });
});

type Money = 'balance' | 'bet' | 'win' | 'rollback';

/** Values of a call, with the platform's names. */
interface Values {
  transaction?: string;
  round?: string;
  amount?: unknown;
  of?: string;
  currency?: string;
  game?: string;
  endsRound?: boolean;
  player?: string;
}

/** Test client of a provider in one game session. */
interface Speaker {
  session: string;
  game: string;
  /** Headers of the player's own calls. */
  headers: Record<string, string>;
  send(call: Money, values: Values, options?: SignedOptions): Promise<Answer>;
  /** Minor units in the format of the dialect. */
  money(minor: number): unknown;
  balanceOf(answer: Answer): number;
  expectRefusal(answer: Answer, refusal: Refusal, code: string): void;
  signOut(): Promise<void>;
}

let names = 0;
const fresh = () => `c${(names += 1)}`;

function gameOf(provider: string): string {
  // Not a game of the catalogue, since its vertical is sports.
  if (provider === 'sportsbook') return provider;
  const found = platform.platform.data.games.find(
    (game) =>
      game.provider === provider &&
      ['CA', 'BR'].every((country) => !game.restrictedCountries.includes(country)),
  );
  if (found === undefined) throw new Error(`${provider} has no game for everybody.`);
  return found.gameId;
}

async function launchToken(provider: string, game: string, who: string, headers: Record<string, string>) {
  if (provider === 'sportsbook') return openSportsbookSession(platform, who);
  const launch = { gameId: game, channel: 'desktop', partner: 2178, jurisdiction: 'Mga' };
  return textOf(await platform.post('/platform/v1/games/token', launch, headers), 'token');
}

/** Launches a game of the provider and exchanges its token in the dialect, or in the platform's own. */
async function speak(provider: string, dialect: Dialect | undefined, who = PLAYER): Promise<Speaker> {
  const { headers } = await platform.signIn(who);
  const game = gameOf(provider);
  const token = await launchToken(provider, game, who, headers);
  const call = (name: string, body: unknown, options?: SignedOptions) =>
    callWallet({ url: platform.url, now: NOW }, provider, name, body, options);
  const signOut = async () => {
    expect(await platform.post('/platform/v1/player/sign_out', {}, headers)).toMatchObject({ status: 200 });
  };
  if (dialect === undefined) {
    const session = textOf(await call('authenticate', { token }), 'session');
    return {
      session,
      game,
      headers,
      signOut,
      send: (name, { player: _player, ...values }, options) => call(name, { session, ...values }, options),
      money: (minor) => minor,
      balanceOf: ({ body }) => Number(Reflect.get(Object(body), 'balance')),
      expectRefusal: (answer, _refusal, code) => expect(answer).toMatchObject({ body: { code } }),
    };
  }
  const { calls, reply, refusal: refusals, amounts } = dialect;
  const named = (does: DialectCall['does']): [string, DialectCall] => {
    const found = Object.entries(calls).find(([, each]) => each.does === does);
    if (found === undefined) throw new Error(`${provider} has no call that does ${does}.`);
    return found;
  };
  const [authenticate, { fields }] = named('authenticate');
  const opened = await call(`native/${authenticate}`, { [fields.token ?? '']: token });
  const session = textOf(opened, reply.session);
  return {
    session,
    game,
    headers,
    signOut,
    send(name, values, options) {
      const does = (name === 'bet' || name === 'win') && !hasCall(dialect, name) ? 'actions' : name;
      const [native, nativeCall] = named(does);
      const body = nativeBody(nativeCall, name, values);
      if ('field' in dialect.session) body[dialect.session.field] = session;
      if (dialect.player !== undefined && values.player !== undefined) body[dialect.player] = values.player;
      const sessionHeader = 'header' in dialect.session ? { [dialect.session.header]: session } : {};
      return call(`native/${native}`, body, {
        ...options,
        headers: { ...sessionHeader, ...options?.headers },
      });
    },
    money: (minor) => amountIn(minor, DECIMALS, amounts),
    balanceOf: ({ body }) => {
      const balance = Number(Reflect.get(Object(body), reply.balance));
      return amounts === 'minor' ? balance : Math.round(balance * 10 ** DECIMALS);
    },
    expectRefusal: (answer, refusal, code) =>
      expect(answer, code).toMatchObject({ body: { [refusals.code]: refusals.codes[refusal] } }),
  };
}

const hasCall = ({ calls }: Dialect, does: string) => Object.values(calls).some((each) => each.does === does);

function nativeBody({ fields, actions }: DialectCall, kind: Money, values: Values): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields) as [keyof Fields, string][]) {
    const value = Reflect.get(values, name);
    if (value !== undefined) body[field] = value;
  }
  if (actions !== undefined) {
    const { list, transaction, amount } = actions;
    body[list] = [{ [actions.kind]: kind, [transaction]: values.transaction, [amount]: values.amount }];
    if (fields.endsRound !== undefined) body[fields.endsRound] = values.endsRound ?? false;
  }
  return body;
}

const speakers: [string, string, Dialect | undefined][] = [
  ['relax', "the platform's own", undefined],
  ['evolution', "the platform's own", undefined],
  ...[...dialects].map(([provider, dialect]): [string, string, Dialect] => [provider, 'its own', dialect]),
];

describe.each(speakers)('%s in %s dialect', (provider, _dialect, dialect) => {
  let speaker: Speaker;
  beforeAll(async () => {
    speaker = await speak(provider, dialect);
  });

  const bet = (round: string, amount = 100, transaction = fresh(), more: Values = {}) =>
    speaker.send('bet', {
      ...{ transaction, round, amount: speaker.money(amount), currency: 'CAD', game: speaker.game, ...more },
    });
  const win = (round: string, amount: number, transaction = fresh(), more: Values = {}) =>
    speaker.send('win', {
      ...{ transaction, round, amount: speaker.money(amount), currency: 'CAD', endsRound: true, ...more },
    });
  const rollback = (of: string, transaction = `back-${of}`) =>
    speaker.send('rollback', { transaction, of, currency: 'CAD' });
  const balance = async () => {
    const answer = await speaker.send('balance', {});
    expect(answer).toMatchObject({ status: 200 });
    return speaker.balanceOf(answer);
  };

  test('a bet, a win and a loss move what they say, once', async () => {
    const before = await balance();
    const [round, transaction] = [fresh(), fresh()];
    const first = await bet(round, 100, transaction);
    expect(first).toMatchObject({ status: 200 });
    expect(speaker.balanceOf(first)).toBe(before - 100);
    expect(await bet(round, 100, transaction)).toEqual(first);
    const won = fresh();
    const paid = await win(round, 250, won);
    expect(speaker.balanceOf(paid)).toBe(before + 150);
    expect(await win(round, 250, won)).toEqual(paid);
    const lost = fresh();
    await bet(lost, 40);
    expect(speaker.balanceOf(await win(lost, 0))).toBe(before + 110);
    speaker.expectRefusal(await bet(lost), 'transaction', 'error.round.closed');
    expect(await balance()).toBe(before + 110);
  });

  test('rollbacks after and before, repeated, and a win that overtakes its bet', async () => {
    const before = await balance();
    const [round, transaction] = [fresh(), fresh()];
    await bet(round, 100, transaction);
    const back = await rollback(transaction);
    expect(speaker.balanceOf(back)).toBe(before);
    expect(await rollback(transaction)).toEqual(back);
    const early = fresh();
    expect(await rollback(early)).toMatchObject({ status: 200 });
    speaker.expectRefusal(await bet(fresh(), 100, early), 'transaction', 'error.transaction.rolled.back');
    const overtaken = fresh();
    const won = fresh();
    speaker.expectRefusal(await win(overtaken, 30, won), 'transaction', 'error.round.not.found');
    await bet(overtaken, 10);
    expect(speaker.balanceOf(await win(overtaken, 30, won))).toBe(before + 20);
  });

  test('what is not right is refused, and takes nothing', async () => {
    const before = await balance();
    const mine = fresh();
    await bet(mine, 10);
    speaker.expectRefusal(await bet(fresh(), 900_000_000), 'funds', 'error.balance.insufficient');
    for (const amount of [-1, 1e21, 'much', null, 0.001, '1.001', '-1', 10.5, 9_000_000_000_000_000]) {
      // An invalid amount in one dialect may be valid in another.
      const isAmount = dialect?.amounts === 'number' && amount === 10.5;
      if (isAmount) continue;
      speaker.expectRefusal(await bet(fresh(), 0, fresh(), { amount }), 'invalid', 'error.request.invalid');
    }
    const isNamed =
      dialect === undefined || Object.values(dialect.calls).some(({ fields }) => fields.currency);
    if (isNamed)
      speaker.expectRefusal(
        await bet(fresh(), 10, fresh(), { currency: 'EUR' }),
        'currency',
        'error.currency.mismatch',
      );
    const foreign = gameOf(provider === 'relax' ? 'quickspin' : 'relax');
    speaker.expectRefusal(
      await bet(fresh(), 10, fresh(), { game: foreign }),
      'game',
      'error.game.of.another.provider',
    );
    speaker.expectRefusal(
      await bet(fresh(), 10, fresh(), { game: 'no-such' }),
      'game',
      'error.game.not.found',
    );
    if (dialect !== undefined)
      speaker.expectRefusal(await bet(fresh(), 10, fresh(), { player: '1' }), 'session', 'of another player');
    const other = await speak(provider, dialect, OTHER);
    const theirs = { transaction: fresh(), round: mine, amount: other.money(10), game: other.game };
    other.expectRefusal(
      await other.send('bet', { ...theirs, currency: 'BRL' }),
      'transaction',
      'error.round.of.another.player',
    );
    const { game: _game, ...stake } = theirs;
    const won = { ...stake, transaction: fresh(), currency: 'BRL', endsRound: true };
    other.expectRefusal(await other.send('win', won), 'transaction', 'error.round.of.another.player');
    expect(await balance()).toBe(before - 10);
  });

  test('signatures: forged, changed, old, or made with the key of somebody else', async () => {
    const before = await balance();
    const send = (options: SignedOptions) =>
      speaker.send(
        'bet',
        {
          transaction: fresh(),
          round: fresh(),
          amount: speaker.money(10),
          currency: 'CAD',
          game: speaker.game,
        },
        options,
      );
    const forged = await send({ secret: 'somebody-elses-secret' });
    expect(forged).toMatchObject({ status: 401, body: { code: 'error.signature.invalid' } });
    expect(await send({ sentBody: '{}' })).toEqual(forged);
    expect(await send({ keyName: 'nobody' })).toEqual(forged);
    for (const timestamp of [NOW - 60_001, NOW + 60_001, NaN])
      expect(await send({ timestamp })).toMatchObject({
        status: 401,
        body: { code: 'error.signature.expired' },
      });
    const keyName = provider === 'relax' ? 'provider-quickspin' : 'provider-relax';
    expect(await send({ keyName })).toMatchObject({
      status: 403,
      body: { code: 'error.platform.key.scope' },
    });
    expect(await balance()).toBe(before);
  });

  test('the same bet many times at once is one bet', async () => {
    const before = await balance();
    const [round, transaction] = [fresh(), fresh()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => bet(round, 70, transaction)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await balance()).toBe(before - 70);
  });

  test('after the sign-out no stake is taken, and wins and rollbacks arrive', async () => {
    const [open, taken, bought] = [fresh(), fresh(), fresh()];
    await bet(open, 50);
    await bet(taken, 60, bought);
    const before = await balance();
    await speaker.signOut();
    speaker.expectRefusal(await bet(fresh()), 'session', 'error.game.session.ended');
    expect(await bet(taken, 60, bought)).toMatchObject({ status: 200 });
    expect(speaker.balanceOf(await win(open, 500))).toBe(before + 500);
    expect(speaker.balanceOf(await rollback(bought))).toBe(before + 560);
  });
});

describe('a bet and its win in one call', () => {
  const combined = [...dialects].flatMap(([provider, dialect]) =>
    Object.entries(dialect.calls).flatMap(([name, call]) =>
      call.does === 'bet-and-win' ? [[provider, name, dialect, call] as const] : [],
    ),
  );
  test.each(combined)(
    '%s %s, once, and taken back by its name',
    async (provider, name, dialect, { fields }) => {
      const speaker = await speak(provider, dialect);
      const before = speaker.balanceOf(await speaker.send('balance', {}));
      const transaction = fresh();
      const inBody = 'field' in dialect.session ? { [dialect.session.field]: speaker.session } : {};
      const headers = 'header' in dialect.session ? { [dialect.session.header]: speaker.session } : {};
      const body = {
        ...inBody,
        [fields.transaction ?? '']: transaction,
        [fields.round ?? '']: fresh(),
        [fields.game ?? '']: speaker.game,
        [fields.amount ?? '']: speaker.money(100),
        [fields.won ?? '']: speaker.money(30),
        [fields.currency ?? '']: 'CAD',
      };
      const send = () =>
        callWallet({ url: platform.url, now: NOW }, provider, `native/${name}`, body, { headers });
      const answer = await send();
      expect(speaker.balanceOf(answer)).toBe(before - 70);
      expect(await send()).toEqual(answer);
      const back = { transaction: fresh(), of: transaction };
      expect(speaker.balanceOf(await speaker.send('rollback', back))).toBe(before);
    },
  );

  test('softswiss play: bet and win in one list of actions', async () => {
    const speaker = await speak('softswiss', dialects.get('softswiss'));
    const before = speaker.balanceOf(await speaker.send('balance', {}));
    const body = {
      session_id: speaker.session,
      currency: 'CAD',
      game: speaker.game,
      game_id: fresh(),
      finished: true,
      actions: [
        { action: 'bet', amount: 100, action_id: fresh() },
        { action: 'win', amount: 30, action_id: fresh() },
      ],
    };
    const answer = await callWallet({ url: platform.url, now: NOW }, 'softswiss', 'native/play', body);
    expect(answer).toMatchObject({ status: 200, body: { balance: before - 70, currency: 'CAD' } });
  });
});

test('sportsbook: a cash-out is a CASHOUT of sports, and taken back a CASHOUT_VOID', async () => {
  const speaker = await speak('sportsbook', dialects.get('sportsbook'));
  const { headers } = speaker;
  const before = speaker.balanceOf(await speaker.send('balance', {}));
  const [bet, sold] = [fresh(), fresh()];
  const call = (name: string, body: object) =>
    callWallet({ url: platform.url, now: NOW }, 'sportsbook', `native/${name}`, {
      ...{ session: speaker.session, currency: 'CAD' },
      ...body,
    });
  await call('bet', { transaction: fresh(), bet, game: 'sportsbook', amount: 100 });
  expect(speaker.balanceOf(await call('cash-out', { transaction: sold, bet, amount: 80 }))).toBe(before - 20);
  expect(speaker.balanceOf(await call('win-void', { transaction: fresh(), of: sold }))).toBe(before - 100);
  expect(speaker.balanceOf(await call('loss', { transaction: fresh(), bet }))).toBe(before - 100);
  const { body } = await platform.get('/platform/v1/player/wallet/transactions?category=SPORTS', headers);
  const list: unknown = Reflect.get(Object(body), 'transactions');
  const types = Array.isArray(list)
    ? list.slice(0, 4).map((each: unknown): unknown => Reflect.get(Object(each), 'type'))
    : [];
  expect(types).toEqual(['LOSS', 'CASHOUT_VOID', 'CASHOUT', 'BET']);
});

test('an unknown call of a dialect is a 404', async () => {
  const call = await callWallet({ url: platform.url, now: NOW }, 'relax', 'native/refund', {});
  expect(call).toMatchObject({ status: 404, body: { code: 'error.route.not.found' } });
});
