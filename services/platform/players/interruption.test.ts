import { afterAll, expect, test } from 'vitest';
import { platformProcesses } from '../fixtures/platform-process';
import { testDatabase } from '../fixtures/test-database';
import { keyHeaders, PASSWORD } from '../fixtures/test-platform';

const { start, killAll } = platformProcesses();
afterAll(killAll);

type Process = Awaited<ReturnType<typeof start>>;

const player = 'vip@halden.example';
let number = 0;
const bet = (platform: Process) => {
  number += 1;
  const names = { reference: `interrupt-${number}`, roundId: `interrupt-${number}` };
  const command = { kind: 'bet', amount: 1, currency: 'EUR', gameId: 'cherry-thunderstruck', ...names };
  return platform.post('/platform/v1/operator/ledger', { player, command }, keyHeaders(5, 'provider-relax'));
};

test.runIf(process.env['TEST_DATABASE_URL'])(
  'LIMIT-19 once a time-out is acknowledged no process takes another stake, even when the one that took it is killed',
  async () => {
    const { settings, remove } = await testDatabase();
    try {
      const url = settings.url ?? '';
      const one = await start(url);
      const other = await start(url);
      const login = await one.post('/platform/identity/login', { email: player, password: PASSWORD });
      const { idToken } = login.body as { idToken: string };
      expect((await bet(other)).status).toBe(200);

      let acknowledged = false;
      let isOver = false;
      const outcomes: { sentAfter: boolean; status: number }[] = [];
      const client = async (): Promise<void> => {
        while (!isOver) {
          const sentAfter = acknowledged;
          const { status } = await bet(other);
          outcomes.push({ sentAfter, status });
        }
      };
      const clients = Promise.all(Array.from({ length: 6 }, client));
      // Handled here, as an earlier rejection would otherwise be unhandled.
      clients.catch(() => undefined);
      await expect.poll(() => outcomes.length).toBeGreaterThan(20);
      const timeOut = await one.post(
        '/platform/v1/player/timeout',
        { timeout: 1 },
        { authorization: idToken },
      );
      acknowledged = true;
      expect(timeOut.status).toBe(200);
      await one.kill();
      const until = outcomes.length + 40;
      await expect.poll(() => outcomes.length).toBeGreaterThan(until);
      isOver = true;
      await clients;

      expect(outcomes.filter(({ sentAfter, status }) => !sentAfter && status === 200).length).toBeGreaterThan(
        10,
      );
      const after = outcomes.filter(({ sentAfter }) => sentAfter);
      expect(after.length).toBeGreaterThan(20);
      expect(after.filter(({ status }) => status !== 403)).toEqual([]);
      // A process started afterwards refuses it, too.
      expect((await bet(await start(url))).status).toBe(403);
    } finally {
      await killAll();
      await remove();
    }
  },
  180_000,
);
