/**
 * `npm run bench:game-page`: interaction to next paint and layout shift of the game page and of the game in its
 * frame, on a phone with a quarter of this machine's speed: a visitor tries a game for fun, spins, and opens
 * the menu.
 */
import { type Frame, type Page, chromium, devices } from 'playwright';
import { giveConsent } from '../tests/support/give-consent';
import { startStack } from '../tests/support/stack';
import { brandLocales, chromiumPath, median } from './page-kinds';

const visits = 5;
const spins = 5;
const slowdown = 4;

/** Values of one document; times in milliseconds. */
interface Vitals {
  /** The slowest interaction. */
  inp: number;
  shift: number;
}

const stack = await startStack({ withGames: true });
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
try {
  const pages: Vitals[] = [];
  const games: Vitals[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const { page, game } = await play();
    pages.push(page);
    games.push(game);
  }
  print('game page', pages);
  print('game in its frame', games);
} finally {
  await browser.close();
  await stack.stop();
}

async function play(): Promise<{ page: Vitals; game: Vitals }> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await giveConsent(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(
    `${stack.origin('halden')}/${brandLocales.halden}/online-casino/play/relax/cherry-thunderstruck`,
  );
  await page.locator('[data-ask] form button').tap();
  await page.locator('[data-stage][data-status="GAME"]').waitFor({ timeout: 60_000 });
  const frame = page.frameLocator('iframe');
  for (let spin = 0; spin < spins; spin += 1) {
    await frame.locator('#frame[data-phase="idle"]').waitFor({ timeout: 60_000 });
    await frame.locator('.round-button').tap();
    await page.waitForTimeout(1_000);
  }
  await openMenu(page);
  const gameFrame = page.frames().find((each) => each !== page.mainFrame());
  if (!gameFrame) throw new Error('the game has left its frame');
  const vitals = { page: await vitalsOf(page.mainFrame()), game: await vitalsOf(gameFrame) };
  await context.close();
  return vitals;
}

async function openMenu(page: Page): Promise<void> {
  for (let opening = 0; opening < 3; opening += 1) {
    await page.getByRole('button', { name: 'Game menu' }).tap();
    await page.locator('[data-game-menu]').waitFor();
    await page.waitForTimeout(1_000);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
}

/** Runs in every document before its own scripts. */
function observe(): void {
  const vitals = { inp: 0, shift: 0 };
  Object.assign(window, { vitals });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) vitals.inp = Math.max(vitals.inp, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        vitals.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

function vitalsOf(frame: Frame): Promise<Vitals> {
  return frame.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
}

function print(name: string, all: readonly Vitals[]): void {
  const inps = all.map(({ inp }) => inp);
  const shifts = all.map(({ shift }) => shift);
  console.log(
    `${name.padEnd(18)} INP ${median(inps).toFixed(0)} ms (median of ${visits}, ${Math.max(...inps).toFixed(0)} at most), layout shift ${median(shifts).toFixed(3)}`,
  );
}
