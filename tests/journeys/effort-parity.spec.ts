import type { Locator } from '@playwright/test';
import { addSession } from '../support/browser-session';
import {
  cookiesOf,
  type Effort,
  effortOf,
  fieldsOf,
  formIn,
  type Reader,
  readerOf,
  type Way,
} from '../support/effort';
import { expect, test } from '../support/quiet-page';
import { address, brands, sites, type TestSite } from '../support/sites';

const limits = '/my-account/gambling-limits';
const onLimits = (intent: string): Way => ({ as: 'player', links: [limits], page: limits, intent });
const at = (page: string): Way => ({ as: 'player', links: [page], page });
const deposit: Way = { ...at('/my-account/banking/deposit'), intent: 'deposit', choices: 1 };
const withdraw: Way = { ...at('/my-account/banking/withdraw'), intent: 'withdraw' };

/** The protective way must not take more effort. */
const pairs: { name: string; protective: Way; other: Way }[] = [
  {
    name: 'close an account to play, open one',
    protective: onLimits('exclusion'),
    other: { as: 'visitor', links: ['#signup', '/register'], page: '/register' },
  },
  {
    name: 'take a time-out, open an account',
    protective: onLimits('time-out'),
    other: { as: 'visitor', links: ['#signup', '/register'], page: '/register' },
  },
  {
    name: 'lower a limit, raise one',
    protective: onLimits('limit-deposit-MONTH-save'),
    other: onLimits('limit-deposit-MONTH-save'),
  },
  {
    name: 'set a limit, deposit',
    protective: onLimits('limit-deposit-DAY-save'),
    other: deposit,
  },
  {
    name: 'withdraw, deposit',
    protective: withdraw,
    other: deposit,
  },
  {
    name: 'forfeit a bonus, claim one',
    protective: at('/my-account/rewards'),
    other: at('/my-account/bonus-code'),
  },
];

const total = ({ presses, fields }: Effort) => presses + fields;

/** Number of sites read concurrently. */
const batch = 4;

// In one worker, so that every page is read once.
test.describe.serial('over HTTP', () => {
  const readers = new Map<TestSite, Reader>();
  test.beforeAll(async () => {
    const cookies = new Map<string, string>();
    for (const site of brands) cookies.set(site.brand, await cookiesOf(site));
    for (const site of sites) readers.set(site, readerOf(site, cookies.get(site.brand) ?? ''));
  });

  async function everySite(look: (site: TestSite, reader: Reader) => Promise<void>): Promise<void> {
    const all = [...readers];
    for (let index = 0; index < all.length; index += batch)
      await Promise.all(all.slice(index, index + batch).map(([site, reader]) => look(site, reader)));
  }

  test('effort parity: steps and fields of the protective way are never more, in every brand and market', async () => {
    let compared = 0;
    await everySite(async (site, reader) => {
      for (const { name, protective, other } of pairs) {
        const [safe, risky] = await Promise.all([effortOf(protective, reader), effortOf(other, reader)]);
        if (risky === undefined) continue;
        const told = `${site.brand} ${site.locale}: ${name}: ${JSON.stringify({ safe, risky })}`;
        expect(safe, told).toBeDefined();
        expect(safe && total(safe), told).toBeLessThanOrEqual(total(risky));
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(2 * sites.length);
  });

  test('effort parity: nobody has agreed to anything before they say so, in any brand and market', async () => {
    await everySite(async (site, reader) => {
      const boxes = fieldsOf(await reader.html('/register', 'visitor')).filter((field) =>
        field.includes('type="checkbox"'),
      );
      const ticked = boxes.filter((field) => /\bchecked\b/.test(field) && !/\bdisabled\b/.test(field));
      expect(ticked, `${site.brand} ${site.locale}`).toEqual([]);
    });
  });

  test('limitsLink: every page of a player links to the limits, in every brand and market', async () => {
    await everySite(async ({ brand, locale }, reader) => {
      for (const path of ['', '/my-account/account'])
        expect(await reader.html(path, 'player'), `${brand} ${locale}`).toContain(
          `href="/${locale}${limits}"`,
        );
    });
  });

  test('limitPresets: no amount of a limit is suggested, in any brand and market', async () => {
    await everySite(async ({ brand, locale }, reader) => {
      const form = formIn(await reader.html(limits, 'player'), 'limit-deposit-DAY-save');
      const [amount, ...others] = fieldsOf(form ?? '');
      expect(amount, `${brand} ${locale}`).toContain('type="text"');
      expect(amount, `${brand} ${locale}`).not.toMatch(/\b(value="[^"]|list=|placeholder=)/);
      expect(others, `${brand} ${locale}`).toEqual([]);
    });
  });
});

/** Appearance of a button: CSS pixels, and the contrast of its text. */
function looks(button: Locator) {
  return button.evaluate((element) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) =>
      channels(colour)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    let behind: Element | null = element;
    while (behind && channels(getComputedStyle(behind).backgroundColor)[3] === 0)
      behind = behind.parentElement;
    const { color, fontSize } = getComputedStyle(element);
    const [light = 0, dark = 0] = [
      luminance(color),
      luminance(behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)'),
    ].sort((one, other) => other - one);
    const { width, height } = element.getBoundingClientRect();
    return {
      width: Math.round(width),
      height: Math.round(height),
      fontSize: parseFloat(fontSize),
      contrast: Math.round(((light + 0.05) / (dark + 0.05)) * 10) / 10,
    };
  });
}

/** The protective button is as large and legible as the other one, and comes first where order matters. */
async function expectParity(protective: Locator, other: Locator, isFirst: boolean): Promise<void> {
  const [safe, risky] = await Promise.all([looks(protective), looks(other)]);
  const told = JSON.stringify({ safe, risky });
  expect(safe.height, told).toBeGreaterThanOrEqual(risky.height);
  expect(safe.fontSize, told).toBeGreaterThanOrEqual(risky.fontSize);
  expect(safe.contrast, told).toBeGreaterThanOrEqual(Math.min(risky.contrast, 7));
  if (!isFirst) return;
  expect(safe.width, told).toBeGreaterThanOrEqual(risky.width);
  const element = await other.elementHandle();
  const follows = await protective.evaluate(
    (one, two) => Boolean(two && one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING),
    element,
  );
  expect(follows, 'the protective button comes first').toBe(true);
}

test.describe('in a browser', () => {
  test.use({ consentGiven: false });

  for (const site of brands) {
    test(`effort parity: ${site.brandName} asks for consent with equal buttons`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address(site, '/'));
      const notice = page.locator('[data-consent-notice]');
      await expect(notice).toBeVisible();
      await expectParity(
        notice.locator('[data-consent=essentials]'),
        notice.locator('[data-consent=all]'),
        true,
      );
      await notice.locator('[data-consent=choose]').click();
      const settings = page.getByRole('dialog');
      await expectParity(settings.locator('[value=essentials]'), settings.locator('[value=all]'), true);
    });

    test(`effort parity: ${site.brandName} shows breaks and exclusions as plainly as limits`, async ({
      page,
    }) => {
      await addSession(page.context(), await cookiesOf(site), address(site, '/'));
      await page.goto(address(site, limits));
      const raise = page.locator('#limit-deposit-MONTH');
      await raise.locator('summary').click();
      for (const protective of ['#time-out', '#exclusion', '#indefinite-exclusion'])
        await expectParity(
          page.locator(`${protective} [type=submit]`),
          raise.locator('[type=submit]').first(),
          false,
        );
    });
  }
});
