/**
 * A game round (one bet, one win) through the signed API of providers, compared with the same commands to the
 * ledger directly, alternating in one run: `npm run bench:games-wallet`, on the embedded engine in memory and,
 * with DATABASE_URL, on that PostgreSQL server (an empty database).
 */
import { callWallet, textOf } from '../services/platform/fixtures/provider-client';
import { PASSWORD, siteHeaders } from '../services/platform/fixtures/test-platform';
import { reconcile } from '../services/platform/ledger/invariants';
import { startPlatform } from '../services/platform/server';
import { publishedSecrets } from '../services/process/environment';
import { NO_THIRD_PARTIES } from '../services/platform/third-parties';

const WARM_UP = 50;
const ROUNDS = 300;
const CLIENTS = 8;
const PLAYER = 'canadian@halden.example';
const GAME = 'cherry-thunderstruck';

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? NaN;

async function timed(work: () => Promise<void>, times: number[]): Promise<void> {
  const started = performance.now();
  await work();
  times.push(performance.now() - started);
}

async function measure(url: string | undefined): Promise<void> {
  const {
    url: base,
    platform,
    close,
  } = await startPlatform({
    port: 0,
    demo: true,
    siteKey: publishedSecrets.platform,
    thirdParties: { ...NO_THIRD_PARTIES, developmentSender: true },
    database: { url },
  });
  try {
    const post = async (path: string, body: unknown, headers: Record<string, string>) => {
      const response = await fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...siteHeaders(5), ...headers },
        body: JSON.stringify(body),
      });
      const answer: unknown = await response.json();
      return { status: response.status, body: answer };
    };
    const login = await post('/platform/identity/login', { email: PLAYER, password: PASSWORD }, {});
    const authorization = textOf(login, 'idToken');
    const launch = { gameId: GAME, channel: 'desktop', partner: 2178, jurisdiction: 'Mga' };
    const token = textOf(await post('/platform/v1/games/token', launch, { authorization }), 'token');
    const call = async (name: string, body: object) => {
      const answer = await callWallet({ url: base, now: Date.now() }, 'relax', name, body);
      if (answer.status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(answer.body)}`);
      return answer;
    };
    const session = textOf(await call('authenticate', { token }), 'session');
    const player = await platform.players.byEmail(5, PLAYER);
    if (player === undefined) throw new Error(`There is no ${PLAYER}.`);
    const origin = { source: 'provider:relax', actor: 'key:provider-relax' };
    const [sessionOf] = await platform.identity.sessionsOf(player.playerId);
    if (sessionOf === undefined) throw new Error('The player is not signed in.');
    await platform.ledger.execute(
      player.playerId,
      {
        kind: 'deposit',
        reference: `fund-${Date.now()}`,
        amount: 1_000_000,
        currency: 'CAD',
        method: 'TRUSTLY',
      },
      { source: 'payment:trustly', actor: 'bench' },
    );

    let rounds = 0;
    const name = () => `bench-${process.pid}-${(rounds += 1)}`;
    const signed = async () => {
      const round = name();
      const shared = { session, round, currency: 'CAD' };
      await call('bet', { ...shared, transaction: `${round}.bet`, game: GAME, amount: 100 });
      await call('win', { ...shared, transaction: `${round}.win`, amount: 95, endsRound: true });
    };
    const bare = async () => {
      const roundId = name();
      const shared = { roundId, currency: 'CAD' };
      await platform.ledger.execute(
        player.playerId,
        {
          ...shared,
          kind: 'bet',
          reference: `${roundId}.bet`,
          gameId: GAME,
          amount: 100,
          sessionId: sessionOf.sessionId,
        },
        origin,
      );
      await platform.ledger.execute(
        player.playerId,
        { ...shared, kind: 'win', reference: `${roundId}.win`, amount: 95, endsRound: true },
        origin,
      );
    };
    const times = { signed: [] as number[], bare: [] as number[] };
    for (let run = 0; run < WARM_UP; run += 1) {
      await signed();
      await bare();
    }
    for (let run = 0; run < ROUNDS; run += 1) {
      await timed(signed, times.signed);
      await timed(bare, times.bare);
    }
    const processor = async (work: () => Promise<void>): Promise<number> => {
      const before = process.cpuUsage();
      for (let run = 0; run < WARM_UP; run += 1) await work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / WARM_UP;
    };
    const rate = async (work: () => Promise<void>): Promise<number> => {
      const started = performance.now();
      const each = ROUNDS / CLIENTS;
      await Promise.all(
        Array.from({ length: CLIENTS }, async () => {
          for (let run = 0; run < each; run += 1) await work();
        }),
      );
      return (1000 * Math.floor(each) * CLIENTS) / (performance.now() - started);
    };
    console.log(`${platform.database.engine} engine, ${ROUNDS} rounds of one player, in turn`);
    for (const [title, work] of [
      ['signed', signed],
      ['bare', bare],
    ] as const) {
      const sorted = times[title].sort((one, other) => one - other);
      console.log(
        `  ${title === 'signed' ? 'signed API' : 'ledger alone'}: p50 ${share(sorted, 0.5).toFixed(1)} ms, ` +
          `p99 ${share(sorted, 0.99).toFixed(1)} ms, ${(await processor(work)).toFixed(1)} ms of processor, ` +
          `${Math.round(await rate(work))} a second from ${CLIENTS} clients`,
      );
    }
    console.log(
      `  the API costs ${(share(times.signed, 0.5) / share(times.bare, 0.5)).toFixed(2)} times the ledger (p50)`,
    );
    const { ok } = await reconcile(platform.database, Date.now());
    if (!ok) throw new Error('The books are wrong after the measurement.');
  } finally {
    await close();
  }
}

await measure(undefined);
if (process.env['DATABASE_URL']) await measure(process.env['DATABASE_URL']);
