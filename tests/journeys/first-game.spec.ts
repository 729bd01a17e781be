import type { Page } from '@playwright/test';
import tournaments from '../../services/platform/data/tournaments.json' with { type: 'json' };
import { runningWindow, type Tournament } from '../../services/platform/live/series';
import { giveConsent } from '../support/give-consent';
import { expect, lostConnection, test } from '../support/journey';
import { type Life, credit, phone, pointer, register } from '../support/player-life';
import { address } from '../support/sites';

// On each brand a new player tries a game, registers, plays for money, loses and restores the connection in a
// round, and appears among the winners and in the tournament.

const newcomer = { credit: 10_000, hand: () => pointer, device: phone };

/** A player from Malta, who may play for money right after registration. */
const maltese = {
  ...newcomer,
  locale: 'en-UN',
  phone: (digits: string) => ({ typed: `99${digits}`, stored: `+35699${digits}` }),
  newPhone: (digits: string) => ({ typed: `79${digits}`, stored: `+35679${digits}` }),
  place: { postCode: 'VLT 1117' },
  codeTo: 'email',
  currency: 'EUR',
  shown: /100\.00/,
} as const;

const lives: Life[] = [
  {
    ...newcomer,
    brand: 'halden',
    locale: 'en-CA',
    siteId: 5,
    phone: (digits) => ({ typed: `416 3${digits}`, stored: `+14163${digits}` }),
    newPhone: (digits) => ({ typed: `6473${digits}`, stored: `+16473${digits}` }),
    place: { province: 'ON', postCode: 'M5V 2T6' },
    codeTo: 'phone',
    currency: 'CAD',
    shown: /100\.00/,
  },
  { ...maltese, brand: 'kiekko', siteId: 6 },
  { ...maltese, brand: 'brasa', siteId: 7 },
];

test.use({ ...phone, isMobile: true, hasTouch: true, expectedErrors: lostConnection });

const game = '/online-casino/play/relax/cherry-thunderstruck';
const gameName = 'Cherry Thunderstruck';
/** A win occurs long before. */
const mostRounds = 40;

const isPlaying = (page: Page) =>
  expect(page.locator('[data-stage]')).toHaveAttribute('data-status', 'GAME', { timeout: 45_000 });
const frame = (page: Page) => page.frameLocator('iframe');
const phase = (page: Page) => frame(page).locator('#frame');

/** A tournament of the brand in which slots count now; at some hours there is none. */
function runningTournament(siteId: number): string | undefined {
  return (tournaments as Tournament[]).find(
    ({ siteIds, games, ...tournament }) =>
      (siteIds?.includes(siteId) ?? true) &&
      games.category === 'CASINO' &&
      (games.gameTypes?.includes('slot') ?? true) &&
      runningWindow({ siteIds, games, ...tournament } as Tournament, Date.now()) !== undefined,
  )?.tournamentId;
}

/** Requests a data endpoint with the page's session. */
function read(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (address): Promise<unknown> => (await fetch(address)).json(), path);
}

async function isAmongWinners(page: Page, { locale }: Life): Promise<boolean> {
  const { latest } = (await read(page, `/api/winners?locale=${locale}`)) as {
    latest: { gameName: string; nickname: string }[];
  };
  return latest.some((winner) => winner.gameName === gameName && winner.nickname === 'K***');
}

/** Waits for the end of a round; free spins start and end with a button. */
async function endRound(page: Page): Promise<void> {
  const choice = frame(page).locator('.feature button');
  await expect
    .poll(
      async () => {
        if (await choice.isVisible()) await choice.tap();
        return phase(page).getAttribute('data-phase');
      },
      { timeout: 60_000 },
    )
    .toBe('idle');
}

for (const [index, life] of lives.entries())
  test(`GAME-02 GAME-03 GAME-06 REG-27 WIN-05 BLOCK-28 ${life.brand}: a newcomer gets from a game for fun to rounds for money that outlive the connection`, async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await giveConsent(page);
    await page.goto(address(life, game));
    await page.locator('[data-ask] form button').tap();
    await isPlaying(page);

    const digits = String((Date.now() + 331 * index) % 1_000_000).padStart(6, '0');
    const email = `first-game-${life.brand}-${digits}@example.com`;
    await register(page, life, { email, password: 'three quiet boats', digits });
    await credit(life, email);

    await page.goto(address(life, game));
    await isPlaying(page);
    const balance = page.locator('[data-game-balance]');
    await expect(balance).toContainText(life.shown);
    await context.setOffline(true);
    await frame(page).locator('.round-button').tap();
    await expect(phase(page)).toHaveAttribute('data-phase', 'starting');
    await context.setOffline(false);
    await expect(balance).not.toContainText(life.shown, { timeout: 30_000 });
    await isPlaying(page);

    for (let round = 1; round < mostRounds && !(await isAmongWinners(page, life)); round += 1) {
      await endRound(page);
      await frame(page).locator('.round-button').tap();
    }
    await expect.poll(() => isAmongWinners(page, life)).toBe(true);
    const tournament = runningTournament(life.siteId);
    if (tournament)
      await expect
        .poll(() => read(page, `/api/tournament?locale=${life.locale}&id=${tournament}`))
        .toHaveProperty('own.rank');

    await page.goto(address(life, '/my-account/banking/transactions'));
    await expect(page.locator('main li details summary')).not.toHaveCount(0);
  });
