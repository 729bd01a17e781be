import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port';
import type { BalanceReply, Round } from './api';
import { callGames, DEMO_CREDIT, openDemo } from './fixtures/test-games';

/** Time in milliseconds after a request at which the process is killed; undefined lets it respond. */
const kills = [undefined, 4, undefined, 15, undefined, 40, undefined];
const STAKE = 100;

interface GameProcess {
  url: string;
  child: ChildProcess;
}

async function start(port: number, folder: string): Promise<GameProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/games/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      GAMES_DATA_DIR: folder,
      GAMES_CONTROL: '1',
      MARQUEE_DEMO: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await expect
    .poll(async () => (await fetch(`${url}/ready`).catch(() => undefined))?.status, { timeout: 60_000 })
    .toBe(200);
  return { url, child };
}

async function stop({ child }: GameProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await once(child, 'exit');
}

test('a process that is killed at any moment takes every stake once and pays every win once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marquee-games-kill-'));
  const port = await freePort();
  let running = await start(port, folder);
  try {
    const { session } = await openDemo(running.url);
    const on = { bearer: session };
    const ask = <T>(method: string, address: string, body?: unknown) =>
      callGames<T>(running.url, method, address, body, on);
    /** Retries until there is a response, like the page of a game. */
    const persist = async (address: string, body: unknown): Promise<Round> => {
      for (;;) {
        const answer = await ask<Round>('POST', address, body).catch(() => undefined);
        if (answer?.status === 200) return answer.body;
        if (answer && answer.status < 500)
          throw new Error(`Refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
        await expect
          .poll(async () => (await fetch(`${running.url}/ready`).catch(() => undefined))?.status)
          .toBe(200);
      }
    };
    const ends: Round[] = [];
    for (const [index, killAfter] of kills.entries()) {
      const killed =
        killAfter === undefined
          ? Promise.resolve()
          : new Promise((resolve) => setTimeout(resolve, killAfter)).then(async () => {
              await stop(running, 'SIGKILL');
              running = await start(port, folder);
            });
      let round = await persist('/api/rounds', { id: `request-${index}`, stake: STAKE });
      while (round.status === 'open')
        round = await persist(`/api/rounds/${round.roundId}/actions`, {
          step: round.steps.length,
          action: 'continue',
        });
      await killed;
      await expect
        .poll(async () => (await ask<Round>('GET', `/api/rounds/${round.roundId}`)).body.status)
        .toMatch(/settled|returned/);
      ends.push((await ask<Round>('GET', `/api/rounds/${round.roundId}`)).body);
    }
    const moved = ends.map(({ status, stake, won }) => (status === 'settled' ? won - stake : 0));
    const { body } = await ask<BalanceReply>('GET', '/api/balance');
    expect(body.balance).toBe(DEMO_CREDIT + moved.reduce((sum, each) => sum + each, 0));
    expect(ends.filter(({ status }) => status === 'settled').length).toBe(kills.length);
  } finally {
    await stop(running, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}, 300_000);
