import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { desktopAgent } from '../../support/browsers';
import { giveConsent } from '../../support/give-consent';
import { expect, test } from '../../support/journey';
import { plainRequest } from '../../support/plain-request';
import { type Stack, startStack } from '../../support/stack';

// A game that requests everything forbidden to games. Its page tries it and reports the results.
test.describe.configure({ mode: 'serial' });
test.use({
  userAgent: desktopAgent,
  viewport: { width: 1280, height: 800 },
  // The browser logs each attempt blocked by the sandbox.
  expectedErrors: /^(Unsafe attempt to initiate navigation|Blocked opening) .*sandboxed/s,
});

/** Attempts of the frame with their results. */
const attempts = `
const report = {};
const attempt = (name, act) => { try { report[name] = String(act()); } catch (error) { report[name] = 'refused: ' + error.name; } };
attempt('reads the parent', () => parent.document.title);
attempt('writes the parent', () => (parent.document.body.innerHTML = ''));
attempt('leads the top away', () => { top.location.href = 'https://evil.invalid/'; return 'led'; });
attempt('opens a window', () => open('/popup'));
attempt('reads cookies', () => document.cookie || 'none');
attempt('storage of the parent', () => parent.localStorage.length);
for (const message of [
  { type: 'listening' }, { type: 'game ready' },
  { type: 'user action', action: 'lobby' },
  { type: 'round end', roundId: 'forged', staked: 0, won: 99999900 },
  { type: 'reality check data', rounds: 0, staked: 0, won: 0 },
  { type: 'WALLET_BALANCE', balanceMap: { main: 99999900, locked: 0, bonus: [] } },
  { type: 'balance', balance: 99999900 }, { type: 'marquee:balance', detail: { amounts: { totalBalance: 99999900 } } },
  null, 'resume', 7, [], { type: 'launched', game: { url: 'https://evil.invalid/' } },
]) parent.postMessage(message, '*');
window.report = report;
const heard = [];
addEventListener('message', ({ data }) => { heard.push(data.type); window.heard = heard; });
// Ignores pause messages: the page must cover it anyway.
if (new URLSearchParams(location.search).get('token')) window.token = location.search;
`;

const flood = `
parent.postMessage({ type: 'listening' }, '*');
parent.postMessage({ type: 'game ready' }, '*');
setInterval(() => { for (let at = 0; at < 100; at += 1) parent.postMessage({ type: 'user action', action: 'input' }, '*'); }, 20);
`;

let games: Server;
let stack: Stack;
let script = attempts;
let popups = 0;

test.beforeAll(async () => {
  games = createServer((request, response) => {
    if (request.url?.startsWith('/popup')) popups += 1;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Game</title><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => games.listen(0, resolve));
  const { port } = games.address() as AddressInfo;
  const origin = `http://{provider}.games.localhost:${port}`;
  stack = await startStack({
    sharesContent: true,
    siteEnvironment: { GAME_ORIGINS: origin },
    platformEnvironment: { GAMES_URL: origin },
  });
});
test.afterAll(async () => {
  await stack.stop();
  games.closeAllConnections();
  games.close();
});

const gameAddress = () => `${stack.origin('halden')}/en-UN/online-casino/play/relax/cherry-thunderstruck`;

test('GAME-30 a hostile game reads nothing of the page, leads nowhere, opens nothing and changes no balance', async ({
  page,
}) => {
  script = attempts;
  await giveConsent(page);
  const [response] = await Promise.all([page.waitForResponse(gameAddress()), page.goto(gameAddress())]);
  const policy = response.headers()['content-security-policy'] ?? '';
  const { port } = games.address() as AddressInfo;
  expect(policy).toContain(`frame-src http://relax.games.localhost:${port};`);
  const stage = page.locator('[data-stage]');
  await expect(stage).toHaveAttribute('data-status', 'GAME', { timeout: 30_000 });
  const frame = page.frames().find((each) => each.url().includes('games.localhost'));
  const report = await frame?.evaluate(() => Reflect.get(window, 'report') as Record<string, string>);
  expect(report).toMatchObject({
    'reads the parent': 'refused: SecurityError',
    'writes the parent': 'refused: SecurityError',
    'opens a window': 'null',
    'reads cookies': 'none',
    'storage of the parent': 'refused: SecurityError',
  });
  expect(popups).toBe(0);
  await expect(page).toHaveURL(gameAddress());
  await expect(page.locator('body')).not.toContainText('999,999');
  // The bridge sends to the provider's origin; the frame receives it.
  const heard = await frame?.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(heard).toContain('ready');

  // A game that ignores a pause is covered after its two seconds.
  await page.getByRole('button', { name: 'Game menu' }).click();
  const menu = page.locator('[data-game-menu]');
  await expect(menu).toBeVisible({ timeout: 5_000 });
  expect(await frame?.evaluate(() => Reflect.get(window, 'heard') as string[])).toContain('pause');
  const covers = await menu.evaluate((dialog) => dialog.matches(':modal'));
  expect(covers).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(stage.locator('iframe')).toHaveCount(1);
});

test('GAME-01 a game that floods the page with messages is closed, and can be tried again', async ({
  page,
}) => {
  script = flood;
  await giveConsent(page);
  await page.goto(gameAddress());
  const stage = page.locator('[data-stage]');
  await expect(stage).toHaveAttribute('data-status', 'ERROR', { timeout: 60_000 });
  await expect(stage.locator('[data-problem="flood"]')).toBeVisible();
  await expect(stage.locator('iframe')).toHaveCount(0);
  script = attempts;
  await stage.getByRole('button', { name: 'Try again' }).click();
  await expect(stage).toHaveAttribute('data-status', 'GAME', { timeout: 30_000 });
});

test('a game that is of another origin than its provider is not shown', async ({ page }) => {
  script = attempts;
  const other = await startStack({
    sharesContent: true,
    siteEnvironment: { GAME_ORIGINS: 'http://{provider}.elsewhere.localhost:1' },
    platformEnvironment: { GAMES_URL: 'http://{provider}.games.localhost:2' },
  });
  try {
    await page.goto(`${other.origin('halden')}/en-UN/online-casino/play/relax/cherry-thunderstruck`);
    await expect(page.locator('[data-problem="unavailable"]')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('iframe')).toHaveCount(0);
  } finally {
    await other.stop();
  }
});

test('a flood of demo launches of one address is refused', async () => {
  const { origin, host, pathname } = new URL(gameAddress());
  const launch = () =>
    plainRequest(`http://localhost:${stack.ports.site}${pathname}.data`, {
      method: 'POST',
      headers: { host, origin, accept: 'application/json', 'user-agent': desktopAgent },
      body: 'mode=demo',
    });
  let answer = await launch();
  expect(answer.body).toContain('"url"');
  for (let launches = 0; launches < 130 && !answer.body.includes('too-many'); launches += 1)
    answer = await launch();
  expect(answer.body).toContain('too-many');
});
