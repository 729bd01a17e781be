import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callWallet, textOf } from '../fixtures/provider-client';
import { DATA_DIR, NOW, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

/** Player in a country with maximum stakes. */
const CAPPED = 'regular@halden.example';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ gamesFile: path.join(DATA_DIR, 'games.json') });
});
afterAll(() => platform.close());

const wallet = (provider: string, call: string, body: unknown) =>
  callWallet({ url: platform.url, now: NOW }, provider, call, body);

/** A slot of a provider without a jackpot and without restricted countries. */
function slotOf(provider: string): string {
  const slot = platform.platform.data.games.find(
    (game) =>
      game.provider === provider &&
      game.gameType === 'slot' &&
      game.jackpot === null &&
      game.restrictedCountries.length === 0,
  );
  if (slot === undefined) throw new Error(`${provider} has no such slot.`);
  return slot.gameId;
}

async function launch(provider: string, headers: Record<string, string>) {
  const body = { gameId: slotOf(provider), channel: 'desktop', partner: 2178, jurisdiction: 'Mga' };
  const token = await platform.post('/platform/v1/games/token', body, headers);
  return wallet(provider, 'authenticate', { token: textOf(token, 'token') });
}

let names = 0;
const bet = (provider: string, session: string, amount: number, round = `law-round-${(names += 1)}`) =>
  wallet(provider, 'bet', {
    ...{
      session,
      transaction: `law-${(names += 1)}`,
      round,
      game: slotOf(provider),
      amount,
      currency: 'EUR',
    },
  });

test('maximumStake: the wallet takes no round of a slot above what the law of the country allows, and tells the game', async () => {
  const { headers } = await platform.signIn(CAPPED);
  const opened = await launch('relax', headers);
  expect(opened).toMatchObject({
    status: 200,
    body: { country: 'DE', rules: { maxStake: 100, minRoundMs: 5000, autoplay: false } },
  });
  const session = textOf(opened, 'session');
  expect(await bet('relax', session, 101)).toMatchObject({
    status: 409,
    body: { code: 'error.stake.limit.exceeded' },
  });
  expect(await bet('relax', session, 60, 'law-doubled')).toMatchObject({ status: 200 });
  // Two bets of a round are one stake.
  expect(await bet('relax', session, 60, 'law-doubled')).toMatchObject({
    body: { code: 'error.stake.limit.exceeded' },
  });
});

test('parallelPlay: a launch ends the other games of the player where the law lets nobody play several', async () => {
  const { headers } = await platform.signIn(CAPPED);
  const first = textOf(await launch('relax', headers), 'session');
  expect(await bet('relax', first, 10, 'law-open')).toMatchObject({ status: 200 });
  const second = textOf(await launch('thunderkick', headers), 'session');
  expect(await bet('relax', first, 10)).toMatchObject({
    status: 401,
    body: { code: 'error.game.session.ended' },
  });
  expect(await bet('thunderkick', second, 10)).toMatchObject({ status: 200 });
  const win = {
    session: first,
    transaction: 'law-win',
    round: 'law-open',
    amount: 5,
    currency: 'EUR',
    endsRound: true,
  };
  expect(await wallet('relax', 'win', win)).toMatchObject({ status: 200 });
});

test('verifiedBeforePlay: nobody plays for money before the identity is verified where the law says so', async () => {
  const { headers } = await platform.signIn('unverified@brasa.example');
  const body = { gameId: slotOf('relax'), channel: 'desktop', partner: 2178, jurisdiction: 'Mga' };
  expect(await platform.post('/platform/v1/games/token', body, headers)).toMatchObject({
    status: 403,
    body: { code: 'error.verification.required' },
  });
  const command = {
    kind: 'bet',
    reference: 'law-unverified',
    amount: 1,
    currency: 'BRL',
    roundId: 'law-unverified',
  } as const;
  expect(
    await platform.command('unverified@brasa.example', { ...command, gameId: slotOf('relax') }),
  ).toMatchObject({ status: 403, body: { code: 'error.verification.required' } });
});
