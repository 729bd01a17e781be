import type { Page } from '@playwright/test';
import { expect } from './journey';
import type { Hand } from './player-life';

const field = (page: Page, name: string) => page.locator(`main input[name=${name}]`);
const next = (page: Page) => page.locator('main form button:not(.quiet)').first();

async function enterCode(page: Page, hand: Hand): Promise<void> {
  const code = /\d{6}/.exec(await page.locator('.message p').innerText())?.[0] ?? '';
  await hand.fill(field(page, 'code'), code);
  await hand.press(next(page));
}

/** Pays on the page of the simulated provider, in any method and language, until it returns to the site. */
export async function payHosted(page: Page, hand: Hand, site: string): Promise<void> {
  await expect(page).not.toHaveURL((url) => url.origin === site);
  const first = page.locator('main input:is([name=number], [name=bank], [name=voucher])').first();
  const kind = (await first.count()) === 0 ? 'coin' : await first.getAttribute('name');
  if (kind === 'number') {
    await hand.fill(field(page, 'number'), '4242424242424242');
    await hand.fill(field(page, 'expiry'), '12/39');
    await hand.fill(field(page, 'cvc'), '123');
    await hand.fill(field(page, 'name'), 'Kim Example');
    await hand.press(next(page));
    await enterCode(page, hand);
  } else if (kind === 'bank') {
    await hand.choose(field(page, 'bank').first());
    await hand.press(next(page));
    await enterCode(page, hand);
    await hand.choose(field(page, 'account').first());
    await hand.press(next(page));
    await expect(field(page, 'account')).toHaveCount(0);
    await hand.press(next(page));
  } else if (kind === 'voucher') {
    await hand.fill(field(page, 'voucher'), '1000200030004000');
    await hand.press(next(page));
  } else {
    await hand.press(next(page));
    await hand.press(page.locator('main a[href]').first());
  }
  await expect(page).toHaveURL((url) => url.origin === site);
}
