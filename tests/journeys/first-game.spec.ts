import type { Page } from '@playwright/test';
import { giveConsent } from '../support/give-consent';
import { expect, lostConnection, test } from '../support/journey';
import { type Life, credit, phone, pointer, register } from '../support/player-life';
import { address } from '../support/sites';

// A newcomer tries a game, registers, plays it with money, loses the connection in a round and finishes it.

/** A Canadian, who may play for money right after registration. */
const life: Life = {
  brand: 'halden',
  locale: 'en-CA',
  siteId: 5,
  phone: (digits) => ({ typed: `416 3${digits}`, stored: `+14163${digits}` }),
  newPhone: (digits) => ({ typed: `6473${digits}`, stored: `+16473${digits}` }),
  place: { province: 'ON', postCode: 'M5V 2T6' },
  sendsCode: true,
  credit: 10_000,
  currency: 'CAD',
  shown: /100\.00/,
  hand: () => pointer,
  device: phone,
};

test.use({ ...life.device, isMobile: true, hasTouch: true, expectedErrors: lostConnection });

const game = '/online-casino/play/relax/cherry-thunderstruck';

const isPlaying = (page: Page) =>
  expect(page.locator('[data-stage]')).toHaveAttribute('data-status', 'GAME', { timeout: 45_000 });
const frame = (page: Page) => page.frameLocator('iframe');

test('GAME-02 GAME-03 GAME-06 REG-27 a newcomer gets from a game for fun to a round for money that outlives its connection', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await giveConsent(page);
  await page.goto(address(life, game));
  await page.locator('[data-ask] form button').tap();
  await isPlaying(page);

  const digits = String((Date.now() + 331) % 1_000_000).padStart(6, '0');
  const email = `first-game-${digits}@example.com`;
  await register(page, life, { email, password: 'three quiet boats', digits });
  await credit(life, email);

  await page.goto(address(life, game));
  await isPlaying(page);
  const balance = page.locator('[data-game-balance]');
  await expect(balance).toContainText(life.shown);
  await context.setOffline(true);
  await frame(page).locator('.round-button').tap();
  await expect(frame(page).locator('#frame')).toHaveAttribute('data-phase', 'starting');
  await context.setOffline(false);
  await expect(balance).not.toContainText(life.shown, { timeout: 30_000 });
  await isPlaying(page);

  await page.goto(address(life, '/my-account/banking/transactions'));
  await expect(page.locator('main li details summary')).not.toHaveCount(0);
});
