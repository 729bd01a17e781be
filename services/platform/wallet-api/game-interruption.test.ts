import { afterAll, expect, test } from 'vitest';
import { platformProcesses } from '../fixtures/platform-process';
import { callWallet, textOf } from '../fixtures/provider-client';
import { testDatabase } from '../fixtures/test-database';
import { PASSWORD, siteHeaders } from '../fixtures/test-platform';

const { start, killAll } = platformProcesses();
afterAll(killAll);

const PLAYER = 'canadian@halden.example';
const GAME = 'cherry-thunderstruck';

test.runIf(process.env['TEST_DATABASE_URL'])(
  'LIMIT-19 once a time-out is acknowledged no process takes a stake of a running game, even when the one that took it is killed',
  async () => {
    const { settings, remove } = await testDatabase();
    try {
      const url = settings.url ?? '';
      const one = await start(url);
      const other = await start(url);
      const login = await one.post('/platform/identity/login', { email: PLAYER, password: PASSWORD });
      const player = { ...siteHeaders(5), authorization: textOf(login, 'idToken') };
      const launch = { gameId: GAME, channel: 'desktop', partner: 2178, jurisdiction: 'Mga' };
      const token = await one.post('/platform/v1/games/token', launch, player);
      const call = (name: string, body: object) =>
        callWallet({ url: other.url, now: Date.now() }, 'relax', name, body);
      const session = textOf(await call('authenticate', { token: textOf(token, 'token') }), 'session');
      let bets = 0;
      const bet = () => {
        bets += 1;
        const names = { transaction: `bet-${bets}`, round: `round-${bets}` };
        return call('bet', { session, ...names, game: GAME, amount: 1, currency: 'CAD' });
      };
      expect(await bet()).toMatchObject({ status: 200 });

      let acknowledged = false;
      let isOver = false;
      const outcomes: { sentAfter: boolean; status: number }[] = [];
      const client = async (): Promise<void> => {
        while (!isOver) {
          const sentAfter = acknowledged;
          outcomes.push({ sentAfter, status: (await bet()).status });
        }
      };
      const clients = Promise.all(Array.from({ length: 4 }, client));
      // Handled here, as an earlier rejection would otherwise be unhandled.
      clients.catch(() => undefined);
      await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBeGreaterThan(15);
      const timeOut = await one.post('/platform/v1/player/timeout', { timeout: 1 }, player);
      acknowledged = true;
      expect(timeOut).toMatchObject({ status: 200 });
      await one.kill();
      await expect
        .poll(() => outcomes.filter(({ sentAfter }) => sentAfter).length, { timeout: 30_000 })
        .toBeGreaterThan(10);
      isOver = true;
      await clients;
      expect(outcomes.some(({ sentAfter, status }) => !sentAfter && status === 200)).toBe(true);
      expect(outcomes.filter(({ sentAfter, status }) => sentAfter && status === 200)).toEqual([]);
      const late = {
        session,
        transaction: 'late-win',
        round: 'round-1',
        amount: 5,
        currency: 'CAD',
        endsRound: true,
      };
      expect(await call('win', late)).toMatchObject({ status: 200 });
    } finally {
      await killAll();
      await remove();
    }
  },
  300_000,
);
