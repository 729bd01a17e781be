import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { address, brandInTurn, plainAddress } from '../support/sites';
import { captureToken } from '../support/stack';
import { nightly } from '../support/nightly';

interface Run {
  code: number;
  output: string;
}

/** Runs a command of the repository. */
function run(script: string, args: string[], token?: string): Promise<Run> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...(token && { CAPTURE_TOKEN: token }) };
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/capture/${script}.ts`, ...args],
      { env, maxBuffer: 32_000_000 },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-captures-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a page is captured without personal data and replays to the same HTML', { tag: nightly }, async () => {
  test.slow();
  const site = brandInTurn(0);
  const file = path.join(folder, `${site.brand}.json`);
  const captured = await run('capture', [address(site, '/'), '--out', file], captureToken);
  expect(captured, captured.output).toMatchObject({ code: 0 });
  const text = readFileSync(file, 'utf8');
  // Nicknames are masked on the site, and not even the masked form is stored.
  expect(text).not.toMatch(/\w•••/);
  const changed = path.join(folder, `${site.brand}-changed.json`);
  writeFileSync(changed, text.replace('"main": "', '"main": "<p>Other House</p>'));
  const replayed = await run('replay', [file, changed]);
  expect(replayed.output).toContain(`${file}: the same HTML`);
  expect(replayed.output).toContain(`${changed}: the HTML is different`);
  expect(replayed.output).toMatch(/^-.*Other House/m);
  expect(replayed.code).toBe(1);
});

test('pages are captured only with the token, and only of this site', async () => {
  const ask = (query: string, token?: string) =>
    plainRequest(plainAddress(`/gallery/capture?${query}`), {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  expect((await ask('path=/en-UN')).status).toBe(401);
  expect((await ask('path=/en-UN', 'guess')).status).toBe(401);
  expect((await ask('path=//evil.test/', captureToken)).status).toBe(400);
  const answer = await ask('path=/en-UN', captureToken);
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
});
