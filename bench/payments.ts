/**
 * A deposit by HTTP through the simulated payment provider, from its creation until it is booked, compared with
 * a bare deposit to the ledger, alternating in one run; platform, provider and clients share one process: `npm
 * run bench:payments`, on the embedded engine in memory and, with DATABASE_URL, on that PostgreSQL server (an
 * empty database).
 */
import { eq } from 'drizzle-orm';
import { payments } from '../services/platform/database/tables/payments';
import {
  PAYING_METHOD,
  PAYING_SITE,
  type PayingPlayer,
  preparePayingPlayers,
} from '../services/platform/fixtures/paying-players';
import { startTestProvider } from '../services/platform/fixtures/payment-provider';
import { textOf } from '../services/platform/fixtures/provider-client';
import { PASSWORD, siteHeaders } from '../services/platform/fixtures/test-platform';
import { reconcile } from '../services/platform/ledger/invariants';
import { startPlatform } from '../services/platform/server';
import { publishedSecrets } from '../services/process/environment';
import { NO_THIRD_PARTIES } from '../services/platform/third-parties';

const WARM_UP = 50;
const RUNS = 500;
const CLIENTS = 8;
const AMOUNT = 1000;
const WALLET = '/platform/v1/player/wallet';

interface Client extends PayingPlayer {
  headers: Record<string, string>;
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? NaN;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function measure(url: string | undefined): Promise<void> {
  const provider = await startTestProvider(Date.now(), 1);
  const {
    url: base,
    platform,
    close,
  } = await startPlatform({
    port: 0,
    demo: true,
    siteKey: publishedSecrets.platform,
    thirdParties: { ...NO_THIRD_PARTIES, developmentSender: true, payments: { hosted: provider.settings } },
    database: { url },
  });
  const { database, events, ledger } = platform;

  async function post(path: string, body: object, headers: Record<string, string>) {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...siteHeaders(PAYING_SITE), ...headers },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { status: response.status, body: answer };
    throw new Error(`${path} was refused with ${response.status}: ${JSON.stringify(answer)}`);
  }

  async function signIn(player: PayingPlayer): Promise<Client> {
    const login = await post('/platform/identity/login', { email: player.email, password: PASSWORD }, {});
    return { ...player, headers: { authorization: textOf(login, 'idToken') } };
  }

  let runs = 0;
  async function create({ headers }: Client): Promise<string> {
    const body = {
      method: PAYING_METHOD,
      amount: AMOUNT,
      currency: 'EUR',
      returnUrl: 'http://halden.localhost:3000/',
    };
    const key = { 'idempotency-key': `bench-${(runs += 1)}` };
    return textOf(await post(`${WALLET}/payments`, body, { ...headers, ...key }), 'payment', 'paymentId');
  }

  async function isSettled(paymentId: string): Promise<boolean> {
    const [row] = await database.db
      .select({ state: payments.state })
      .from(payments)
      .where(eq(payments.paymentId, paymentId));
    return row?.state === 'settled';
  }

  /** Creates a payment, pays it on behalf of the player, and waits until it is booked. */
  async function settle(client: Client): Promise<void> {
    const paymentId = await create(client);
    let stop = () => undefined as void;
    const settled = new Promise<void>((resolve) => {
      const off = events.on('balance', ({ playerId }) => {
        if (playerId === client.playerId)
          void isSettled(paymentId).then((is) => (is ? resolve() : undefined));
      });
      stop = () => void off();
    });
    await provider.pay(paymentId);
    await settled;
    stop();
  }

  const bare = ({ playerId }: Client) =>
    ledger.execute(
      playerId,
      {
        kind: 'deposit',
        reference: `bench-${(runs += 1)}`,
        amount: AMOUNT,
        currency: 'EUR',
        method: PAYING_METHOD,
      },
      { source: 'payment:trustly', actor: 'bench' },
    );

  try {
    const clients = await Promise.all((await preparePayingPlayers(database, CLIENTS)).map(signIn));
    const clientOf = (run: number): Client => {
      const client = clients[run % clients.length];
      if (client === undefined) throw new Error('There are no players.');
      return client;
    };
    const rateOf = async (work: (client: Client) => Promise<unknown>): Promise<number> => {
      const each = Math.floor(RUNS / CLIENTS);
      const elapsed = await timeOf(() =>
        Promise.all(
          clients.map(async (client) => {
            for (let run = 0; run < each; run += 1) await work(client);
          }),
        ),
      );
      return (1000 * each * clients.length) / elapsed;
    };
    const kinds = [
      { name: 'payment created', work: create },
      { name: 'created, paid and booked', work: settle },
      { name: 'ledger alone', work: bare },
    ].map((kind) => ({ ...kind, times: new Array<number>() }));
    for (let run = 0; run < WARM_UP; run += 1) for (const { work } of kinds) await work(clientOf(run));
    for (let run = 0; run < RUNS; run += 1)
      for (const { work, times } of kinds) times.push(await timeOf(() => work(clientOf(run))));
    console.log(`${database.engine} engine, ${RUNS} deposits of ${CLIENTS} players, in turn`);
    const alone = kinds.at(-1)?.times ?? [];
    const rates: number[] = [];
    for (const { work } of kinds) rates.push(await rateOf(work));
    const aloneRate = rates.at(-1) ?? NaN;
    for (const [place, { name, times }] of kinds.entries()) {
      const rate = rates[place] ?? NaN;
      console.log(
        `  ${name}: p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, ${Math.round(rate)} a second ` +
          `from ${CLIENTS} clients; ${(at(times, 0.5) / at(alone, 0.5)).toFixed(1)} times the ledger at p50, ` +
          `${(at(times, 0.99) / at(alone, 0.99)).toFixed(1)} at p99, ${(aloneRate / rate).toFixed(1)} with all clients`,
      );
    }
    const { findings } = await reconcile(database, Date.now());
    if (findings.some(({ broken }) => broken > 0))
      throw new Error('The books are wrong after the measurement.');
  } finally {
    await close();
    await provider.close();
  }
}

await measure(undefined);
if (process.env['DATABASE_URL']) await measure(process.env['DATABASE_URL']);
