import { expectAccessible } from '../support/accessibility';
import { addSession } from '../support/browser-session';
import { desktopAgent } from '../support/browsers';
import { giveConsent } from '../support/give-consent';
import { expect, lostConnection, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { type Stack, patientSite, startStack } from '../support/stack';

test.use({ expectedErrors: lostConnection });

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ siteEnvironment: patientSite, withSportsbook: true });
});
test.afterAll(() => stack?.stop());

test('SPORT-02 SPORT-07 a player bets on the site with the provider itself, and the wallet, the header and the history agree', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  const origin = stack.origin('brasa');
  const { cookies } = await plainRequest(`http://localhost:${stack.ports.site}/en-UN/login.data`, {
    method: 'POST',
    headers: {
      host: new URL(origin).host,
      origin,
      'user-agent': desktopAgent,
      accept: 'application/json',
    },
    body: new URLSearchParams({ email: 'regular@brasa.example', password: 'Marquee-2026' }).toString(),
  });
  await addSession(page.context(), cookies ?? '', origin);
  await giveConsent(page);
  await page.goto(`${origin}/en-UN/sportsbook`);
  await expect(page.locator('[data-sportsbook]')).toHaveAttribute('data-sportsbook', 'open');
  const frame = page.frameLocator('[data-sportsbook] iframe');
  const odds = frame.locator('.event[data-phase="upcoming"] button.odds[aria-disabled="false"]').first();
  const balance = async () => {
    const shown = await frame.getByText(/^Balance: /).textContent();
    return Math.round(Number(shown?.replace(/[^\d.]/g, '')) * 100);
  };
  const before = await balance();
  await odds.click();
  await frame.getByLabel(/^Stake/).fill('5');
  await frame.getByLabel('When odds change').selectOption({ label: 'Take any odds' });
  await frame.getByRole('button', { name: 'Place the bet' }).click();
  await expect(frame.getByText(/Your bet is placed/)).toBeVisible();
  await expect.poll(balance).toBe(before - 500);
  await expectAccessible(page);
  // By now the page has posted its own total, which includes locked money; the slip shows what a bet may use.
  expect(await balance()).toBe(before - 500);

  await page.goto(`${origin}/en-UN/my-account/banking/transactions?category=SPORTS`);
  await expect(page.getByRole('main')).toContainText('5.00');
});
