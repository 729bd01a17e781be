import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port';
import { programEnvironment } from '../../tests/support/program';
import { type Stack, patientSite, startStack } from '../../tests/support/stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({
    withGames: true,
    withPayments: true,
    siteEnvironment: patientSite,
    platformEnvironment: { PLATFORM_OUTBOX: '1' },
  });
});
afterAll(() => stack?.stop());

/** Refuses the next deposit of any player. */
const refuseDeposit = () =>
  fetch(`${stack.platformUrl}/platform/_control/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      method: 'POST',
      path: '/platform/v1/player/wallet/payments',
      status: 409,
      body: { code: 'error.payment.refused', message: '', validationErrors: {} },
    }),
  });

const running: ChildProcess[] = [];
afterAll(() => running.forEach((child) => child.kill()));

function start(args: string[], env: Record<string, string> = {}) {
  const url = stack ? stack.origin() : 'http://localhost:9';
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/synthetic-player/synthetic-player.ts',
      '--url',
      url,
      '--limit',
      '120',
      ...args,
    ],
    {
      env: { ...programEnvironment(), SYNTHETIC_OUTBOX: `${stack.platformUrl}/platform/outbox`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  running.push(child);
  return child;
}

async function play(args: string[], env?: Record<string, string>) {
  const child = start(args, env);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, code: Number(code) };
}

interface Line {
  brand: string;
  result: string;
  email: string;
  steps: { step: string; seconds: number; note?: string }[];
  failure?: { step: string; url: string; status: number; expected: string; found: string };
  leftOpen?: string;
}

const linesOf = (output: string): Line[] =>
  output
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));

test('a newcomer goes the whole way, again and again, until the loop is ended', async () => {
  const port = await freePort();
  const child = start(['--brand', 'halden', '--every', '600', '--json', '--metrics-port', String(port)]);
  const [line] = await once(createInterface(child.stdout), 'line');
  const [run] = linesOf(String(line));
  expect(run).toMatchObject({ brand: 'halden', result: 'ok' });
  expect(run?.email).toMatch(/^synthetic-halden-\d+@example\.com$/);
  expect(run?.steps.map(({ step, note }) => [step, note])).toEqual([
    ['visit', expect.stringMatching(/^\d+ games$/)],
    ['sign-up', 'MT, with a code'],
    ['verify', 'identity VERIFIED, address UNDER_REVIEW'],
    ['deposit', '25 by CREDITCARD'],
    ['claim', expect.stringMatching(/./)],
    ['play', expect.stringMatching(/: staked \d+, won \d+$/)],
    // Staff have not reviewed the proof of address.
    ['withdraw', 'VERIFYDOCUMENT_UNDER_REVIEW'],
    ['exclude', 'without an end'],
  ]);
  const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text();
  expect(metrics).toContain('marquee_synthetic_runs_total{brand="halden",result="ok"} 1');
  expect(metrics).toContain('marquee_synthetic_runs_total{brand="halden",result="failed"} 0');
  expect(metrics).toMatch(/marquee_synthetic_step_seconds_count\{brand="halden",step="play"\} 1/);
  const success = Number(/last_success_seconds\{brand="halden"\} ([\d.]+)/.exec(metrics)?.[1]);
  expect(Date.now() / 1_000 - success).toBeLessThan(60);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a known account withdraws until the money is paid, and remains open', async () => {
  const account = { SYNTHETIC_ACCOUNT: 'regular@{brand}.example', SYNTHETIC_PASSWORD: 'Marquee-2026' };
  for (let times = 0; times < 2; times += 1) {
    const { output, code } = await play(['--brand', 'halden', '--json'], account);
    const [run] = linesOf(output);
    expect([run?.failure, code]).toEqual([undefined, 0]);
    expect(run?.steps.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['sign-in', 'withdraw', 'sign-out']),
    );
    expect(run?.steps.find(({ step }) => step === 'withdraw')?.note).toBe('20 paid');
  }
});

test('a broken step is named and the account closed; the other brand goes on', async () => {
  expect((await refuseDeposit()).ok).toBe(true);
  const { output, errors, code } = await play(['--brand', 'halden', '--brand', 'kiekko', '--json']);
  expect([errors, code]).toEqual(['', 1]);
  const [well, broken] = linesOf(output).sort((one, other) => other.result.localeCompare(one.result));
  expect(well?.failure).toBeUndefined();
  expect(broken).toMatchObject({
    result: 'failed',
    failure: {
      step: 'deposit',
      url: expect.stringMatching(/\/my-account\/banking\/deposit$/),
      status: 400,
      expected: 'the page of the payment provider',
      found: expect.stringContaining('The payment provider did not accept this.'),
    },
  });
  expect(broken?.leftOpen).toBeUndefined();
  expect(broken?.steps.map(({ step }) => step)).toEqual(['visit', 'sign-up', 'verify']);
});

test('without an answer the table says where, and what was expected', async () => {
  await stack.killGames();
  const { output, code } = await play(['--brand', 'halden', '--skip', 'claim', '--skip', 'verify']);
  await stack.startGames();
  expect(code).toBe(1);
  expect(output).toContain('FAILED at play');
  expect(output).toMatch(/play +failed {2}http:\S+ answered nothing\n +expected an answer\n +found /);
});

test('what cannot begin says what to do, with exit code 2', async () => {
  for (const [args, text] of [
    [['--brand', 'nobody'], 'There is no brand "nobody". There are: brasa, halden, kiekko.'],
    [['--times', '0'], '--times is "0". Write a whole number from 1 to 1000000.'],
    [['--skip', 'dance'], 'There is no step "dance". There are: visit, '],
    [['--metrics-port', String(stack.ports.site)], 'The metrics cannot be served on port'],
  ] as const) {
    const { errors, code } = await play([...args]);
    expect(errors).toContain(text);
    expect(code).toBe(2);
  }
});
