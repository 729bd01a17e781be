import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page, Request } from '@playwright/test';
import type { Round, SessionReply } from '../../services/games/api';
import { type RunningGameServer, startGameServer } from '../../services/games/server';
import { readSettings } from '../../services/games/settings';
import catalogue from '../../services/platform/data/games.json';
import { freePort } from '../support/free-port';
import { expect, lostConnection, test } from '../support/journey';

/** A host page like that of a site: it embeds the game and stores its messages. */
const hostPage = `<!doctype html><html lang="en"><head><title>Host</title></head><body style="margin:0"><script>
  window.messages = [];
  addEventListener('message', ({ data }) => window.messages.push(data));
  window.show = (src) => {
    const frame = document.createElement('iframe');
    frame.title = 'Game';
    frame.sandbox = 'allow-scripts allow-same-origin';
    frame.style = 'border:0;width:100vw;height:100vh;display:block';
    frame.src = src;
    document.body.replaceChildren(frame);
    window.tell = (message) => frame.contentWindow.postMessage(message, new URL(src).origin);
  };
</script></body></html>`;

interface GameMessage {
  type: string;
  [key: string]: unknown;
}

declare global {
  interface Window {
    messages: GameMessage[];
    show: (src: string) => void;
    tell: (message: object) => void;
  }
}

const slot = { provider: 'egt', gameId: 'cherry-parade' };

let games: RunningGameServer;
let host: Server;
let hostUrl: string;

test.use({ expectedErrors: lostConnection });
// The duration of a round and its free spins vary.

test.beforeAll(async () => {
  const port = await freePort();
  const url = `http://{provider}.games.localhost:${port}`;
  const settings = readSettings({
    MARQUEE_DEMO: '1',
    PORT: String(port),
    GAMES_URL: url,
    GAMES_CONTROL: '1',
  });
  games = await startGameServer(settings);
  host = createServer((_, response) => response.setHeader('content-type', 'text/html').end(hostPage));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  hostUrl = `http://localhost:${(host.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  host.close();
  await games.close();
});

interface Launch {
  provider: string;
  gameId: string;
  language?: string;
  currency?: string;
  balance?: number;
  minRoundMs?: number;
}

async function launch(page: Page, game: Launch): Promise<FrameLocator> {
  const frame = await launchAgain(page, game);
  await expect(frame.locator('#frame[data-phase="idle"]')).toBeVisible();
  return frame;
}

async function launchAgain(
  page: Page,
  { language = 'en', currency = 'EUR', ...rest }: Launch,
): Promise<FrameLocator> {
  const response = await fetch(`${games.url}/_control/launches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ decimals: 2, lobby: `${hostUrl}/`, language, currency, ...rest }),
  });
  const { url } = (await response.json()) as { url: string };
  await page.goto(hostUrl);
  await page.evaluate((src) => window.show(src), url);
  return page.frameLocator('iframe');
}

/** Sends a call of the page to the game server, whose host name only browsers resolve. */
function deliver(call: Request): Promise<void> {
  const { host: name } = new URL(call.url());
  return new Promise((resolve, reject) => {
    const headers = { ...call.headers(), host: name };
    const sent = request(`${games.url}${new URL(call.url()).pathname}`, { method: call.method(), headers });
    sent.on('error', reject).on('response', (response) => response.resume().on('end', resolve));
    sent.end(call.postData());
  });
}

const posted = (page: Page, type: string) =>
  page.evaluate((wanted) => window.messages.filter((message) => message.type === wanted), type);

/** Free spins have a button to start and end. */
async function untilIdle(frame: FrameLocator): Promise<void> {
  const idle = frame.locator('#frame[data-phase="idle"]');
  const button = frame.locator('dialog .button.main');
  await expect(async () => {
    if (await button.isVisible()) await button.click();
    await expect(idle).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 50_000 });
}

test('GAME-30 a slot is played with the keyboard, and tells the page what happens', async ({ page }) => {
  const frame = await launch(page, slot);
  expect((await posted(page, 'listening')).length).toBe(1);
  expect((await posted(page, 'game ready')).length).toBe(1);
  const stake = frame.locator('.stepper output');
  const before = await stake.textContent();
  await frame.locator('.round-button').focus();
  await page.keyboard.press('ArrowUp');
  await expect(stake).not.toHaveText(before ?? '');
  await page.keyboard.press('ArrowDown');
  await expect(stake).toHaveText(before ?? '');
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await posted(page, 'user action')).map(({ action }) => action))
    .toContain('round start');
  // The second key press skips to the result.
  await page.keyboard.press('Enter');
  await untilIdle(frame);
  const [end] = await posted(page, 'round end');
  expect(end).toMatchObject({ staked: 100 });
  expect(await posted(page, 'reality check data')).toEqual([
    { type: 'reality check data', rounds: 1, staked: 100, won: end?.['won'] },
  ]);
  await expect(frame.getByRole('status').first()).not.toBeEmpty();
});

test('GAME-29 the page pauses play at the end of a round, and resumes it', async ({ page }) => {
  const frame = await launch(page, slot);
  await frame.locator('.round-button').click();
  await page.evaluate(() => window.tell({ type: 'pause', reason: 'reality check' }));
  await page.evaluate(() => window.tell({ type: 'ping', id: 'alive' }));
  await expect.poll(() => posted(page, 'pong')).toEqual([{ type: 'pong', id: 'alive' }]);
  await expect(async () => {
    const button = frame.locator('dialog .button.main');
    if (await button.isVisible()) await button.click();
    await expect(frame.locator('#frame[data-phase="paused"]')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 50_000 });
  const types = await page.evaluate(() => window.messages.map(({ type }) => type));
  expect(types.indexOf('paused')).toBeGreaterThan(types.indexOf('round end'));
  await expect(frame.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.evaluate(() => window.tell({ type: 'nonsense' }));
  await page.evaluate(() => window.tell({ type: 'resume' }));
  await expect(frame.locator('#frame[data-phase="idle"]')).toBeVisible();
  expect(await posted(page, 'resumed')).toHaveLength(1);
});

test('a round that loses its connection is sent again and played once', async ({ page }) => {
  const frame = await launch(page, slot);
  const bodies: string[] = [];
  await page.route('**/api/rounds', async (route) => {
    bodies.push(route.request().postData() ?? '');
    // The first request is lost, and the response of the second.
    if (bodies.length === 1) return route.abort('connectionreset');
    if (bodies.length === 2) {
      await deliver(route.request());
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  await frame.locator('.round-button').click();
  await expect(frame.locator('.notice')).toHaveText(/Your round is safe/);
  await untilIdle(frame);
  expect(new Set(bodies).size).toBe(1);
  expect(bodies.length).toBe(3);
  const [end] = await posted(page, 'round end');
  const balance = 100_000 - 100 + Number(end?.['won']);
  await expect(frame.locator('.balance output')).toHaveText(
    new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(balance / 100),
  );
  await expect(frame.locator('.notice')).toBeHidden();
});

test('a balance that is too low is explained and never blocks', async ({ page }) => {
  const frame = await launch(page, { ...slot, balance: 5 });
  await frame.locator('.round-button').click();
  const dialog = frame.getByRole('dialog');
  await expect(dialog).toContainText('Your balance is too low');
  await expect(frame.locator('.balance output')).toHaveText('€0.05');
  await dialog.getByRole('button', { name: 'Fill up the play money' }).click();
  await expect(frame.locator('.balance output')).toHaveText('€1,000.00');
  expect(await posted(page, 'warning')).toEqual([{ type: 'warning', code: 'error.balance.insufficient' }]);
});

test('the shortest time between rounds is kept', async ({ page }) => {
  const frame = await launch(page, { ...slot, minRoundMs: 6_000 });
  const start = Date.now();
  await frame.locator('.round-button').click();
  await frame.locator('.round-button').click();
  await untilIdle(frame);
  expect(Date.now() - start).toBeGreaterThan(5_900);
});

test('without motion results are shown and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frame = await launch(page, slot);
  await frame.locator('.round-button').click();
  await untilIdle(frame);
  expect(
    await frame.locator('.reels').evaluate((reels) => reels.getAnimations({ subtree: true }).length),
  ).toBe(0);
  await expect(frame.locator('.win output')).not.toHaveText('–');
});

for (const { gameId, language } of [
  { gameId: 'cherry-parade', language: 'en' },
  { gameId: 'velvet-roulette', language: 'de' },
  { gameId: 'blackjack-highline', language: 'ja' },
  { gameId: 'baccarat-belvedere', language: 'pt-BR' },
])
  test(`${gameId} has no accessibility violation and fits a small frame in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const frame = await launch(page, { provider: providerOf(gameId), gameId, language });
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth)).toBe(320);
    await frame.locator('.tools .tool').nth(1).click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    expect(
      (await new AxeBuilder({ page }).include('iframe').analyze()).violations.map(({ id }) => id),
    ).toEqual([]);
  });

test('a roulette table is played with the keyboard', async ({ page }) => {
  const provider = providerOf('golden-ball-roulette');
  const frame = await launch(page, { provider, gameId: 'golden-ball-roulette' });
  const places = frame.locator('.board .place');
  expect(await places.evaluateAll((all) => all.filter((each) => each.tabIndex === 0).length)).toBe(1);
  await places.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(frame.locator('.stack')).toHaveCount(2);
  await page.keyboard.press('Backspace');
  await expect(frame.locator('.stack')).toHaveCount(1);
  await frame.getByRole('button', { name: 'Double', exact: true }).click();
  await frame.getByRole('button', { name: 'Undo' }).click();
  await frame.getByRole('button', { name: 'Spin the wheel' }).click();
  await untilIdle(frame);
  await expect(frame.locator('.last-numbers li')).toHaveCount(1);
  expect(await posted(page, 'round end')).toHaveLength(1);
  await frame.getByRole('button', { name: 'Same bets' }).click();
  await expect(frame.locator('.stack')).toHaveCount(1);
});

test('players at a live table see the same result, those without bets too', async ({ page, browser }) => {
  // No other test uses this table.
  const table = { provider: providerOf('skyline-roulette'), gameId: 'skyline-roulette' };
  const watching = await browser.newPage();
  const [frame, other] = [await launch(page, table), await launch(watching, table)];
  await expect(frame.locator('.last-numbers li')).toHaveCount(12);
  await expect(other.locator('.course')).toContainText('2 players at the table', { timeout: 30_000 });
  await expect(frame.locator('.course.is-open')).toContainText(/Place your bets: (1\d|[5-9]) s/, {
    timeout: 40_000,
  });
  await frame.locator('.board .place').nth(5).click();
  await frame.getByRole('button', { name: 'Place bets' }).click();
  await expect(frame.locator('#frame')).toHaveAttribute('data-phase', 'drawing');
  await expect(frame.getByRole('button', { name: 'Place bets' })).toHaveAttribute('aria-disabled', 'true');
  await expect(frame.locator('.course')).toContainText('No more bets');
  await untilIdle(frame);
  const [end] = await posted(page, 'round end');
  const numbers = (each: FrameLocator) => each.locator('.last-numbers li').allInnerTexts();
  await expect.poll(() => numbers(other)).toEqual(await numbers(frame));
  await expect(other.locator('.board .place.drawn')).toHaveText((await numbers(frame))[0] ?? '');

  await frame.getByRole('button', { name: 'Fairness' }).click();
  await expect(frame.getByRole('dialog')).toContainText('The round is fair');
  await expect(frame.getByRole('dialog')).toContainText(String(end?.['roundId']));
  await watching.close();
});

test('a hand of blackjack that was interrupted is continued', async ({ page }) => {
  const game = { provider: providerOf('blackjack-highline'), gameId: 'blackjack-highline' };
  let session: SessionReply | undefined;
  let round: Round | undefined;
  page.on('response', async (response) => {
    const path = new URL(response.url()).pathname;
    if (path === '/api/session') session = (await response.json()) as SessionReply;
    if (path === '/api/rounds') round = (await response.json()) as Round;
  });
  const frame = await launch(page, game);
  const stand = frame.getByRole('button', { name: 'Stand' });
  // A blackjack of either side leaves no decision.
  await expect(async () => {
    if (await frame.locator('#frame[data-phase="idle"]').isVisible())
      await frame.getByRole('button', { name: 'Deal' }).click();
    await expect(stand).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(round).toMatchObject({ status: 'open' });

  // Simulates a lost page. A player's next launch resumes the round; for a demo, it is this session.
  await page.route('**/api/session', (route) => route.fulfill({ json: { ...session, openRound: round } }));
  const again = await launchAgain(page, game);
  await expect(again.getByRole('dialog')).toContainText('Continue your round');
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(again.locator('.hands .card')).toHaveCount(2);
  await again.getByRole('button', { name: 'Stand' }).click();
  await untilIdle(again);
  expect((await posted(page, 'round end'))[0]).toMatchObject({ roundId: round?.roundId });
});

test('the secret of the rounds is revealed and the last round verified', async ({ page }) => {
  const frame = await launch(page, slot);
  await frame.locator('.round-button').click();
  await untilIdle(frame);
  await frame.getByRole('button', { name: 'Fairness' }).click();
  const dialog = frame.getByRole('dialog');
  const hash = await dialog.locator('dd').first().textContent();
  await dialog.getByLabel('Your own number').fill('my-own-number');
  await dialog.getByRole('button', { name: 'Reveal' }).click();
  await expect(dialog).toContainText('The round is fair');
  await expect(dialog.locator('dd').first()).not.toHaveText(hash ?? '');
});

function providerOf(gameId: string): string {
  const found = catalogue.find((game) => game.gameId === gameId);
  if (found === undefined) throw new Error(`The catalogue has no ${gameId}.`);
  return found.provider;
}
