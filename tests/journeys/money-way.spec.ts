import type { Browser, Page } from '@playwright/test';
import brasaPlatform from '../../brands/brasa/platform.json' with { type: 'json' };
import haldenPlatform from '../../brands/halden/platform.json' with { type: 'json' };
import kiekkoPlatform from '../../brands/kiekko/platform.json' with { type: 'json' };
import games from '../../services/platform/data/games.json' with { type: 'json' };
import { photo } from '../../services/platform/fixtures/document-files';
import { historyPageSize } from '../../app/player/cashier/history/history-state';
import { balancePollMs } from '../../app/player/channel/player-channel';
import { expectAccessible } from '../support/accessibility';
import { giveConsent } from '../support/give-consent';
import { expect, test } from '../support/journey';
import { nightlyIf } from '../support/nightly';
import { payHosted } from '../support/pay-hosted';
import { type Hand, type Life, hydrated, keyboardOf, phone, pointer, register } from '../support/player-life';
import { staffPassword } from '../support/staff-request';
import { address } from '../support/sites';

// On each brand a new player on a phone deposits with every method of the market, is directed to the
// documents, has them reviewed in the desk, claims a bonus, plays games of two providers, withdraws, and
// finds consistent amounts in balance, history and ledger. Brasa by keyboard only.

interface MoneyLife extends Life {
  /** Language of documents, site and provider. */
  tag: RegExp;
  methods: readonly string[];
  /** The law requires a verified identity before a deposit: the deposit page leads to the documents, elsewhere the withdraw page. */
  isVerifiedFirst: boolean;
  /** Amount deposited with each method, as typed. */
  amount: string;
}

const methodsOf = (list: readonly (string | { method: string })[]) =>
  list.map((each) => (typeof each === 'string' ? each : each.method));
const none = { credit: 0, shown: /0/, newPhone: () => ({ typed: '', stored: '' }), device: phone };

test.use({ ...phone });

const lives: MoneyLife[] = [
  {
    ...none,
    brand: 'halden',
    locale: 'en-UN',
    siteId: 5,
    phone: (digits) => ({ typed: `99${digits}`, stored: `+35699${digits}` }),
    place: { postCode: 'VLT 1117' },
    codeTo: 'email',
    currency: 'EUR',
    hand: () => pointer,
    tag: /^en/,
    methods: methodsOf(haldenPlatform.payments.markets.UN),
    isVerifiedFirst: false,
    amount: '25',
  },
  {
    ...none,
    brand: 'kiekko',
    locale: 'fi-UN',
    siteId: 6,
    phone: (digits) => ({ typed: `99${digits}`, stored: `+35699${digits}` }),
    place: { postCode: 'VLT 1117' },
    codeTo: 'email',
    currency: 'EUR',
    hand: () => pointer,
    tag: /^fi/,
    methods: methodsOf(kiekkoPlatform.payments.markets.UN),
    isVerifiedFirst: false,
    amount: '25',
  },
  {
    ...none,
    brand: 'brasa',
    locale: 'pt-BR',
    siteId: 7,
    phone: (digits) => ({ typed: `11 9${digits}33`, stored: `+55119${digits}33` }),
    place: { postCode: '01310-100' },
    codeTo: 'phone',
    currency: 'BRL',
    hand: keyboardOf,
    tag: /^pt/,
    methods: methodsOf(brasaPlatform.payments.markets.BR),
    isVerifiedFirst: true,
    amount: '150',
  },
];

const banking = '/my-account/banking';
const verification = '/my-account/account/verification';

async function open(page: Page, life: MoneyLife, path: string): Promise<void> {
  await page.goto(address(life, path));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', life.tag);
  await hydrated(page);
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Accessible, and no wider than the phone. */
async function checkPage(page: Page): Promise<void> {
  await expectAccessible(page, { within: 'main' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

async function deposit(page: Page, life: MoneyLife, hand: Hand, method: string): Promise<void> {
  await open(page, life, `${banking}/deposit`);
  await hand.choose(page.locator(`main input[name=method][value=${method}]`));
  await hand.fill(page.locator('main input[name=amount]'), life.amount);
  await hand.press(page.locator('main form[method=post] button[type=submit]').last());
  const site = new URL(address(life, '/')).origin;
  await expect(page).not.toHaveURL((url) => url.origin === site);
  await expect(page.locator('html')).toHaveAttribute('lang', life.tag);
  await payHosted(page, hand, site);
  await expect(page.locator('main [data-state]')).toHaveAttribute('data-state', 'settled');
}

/** Sends both proofs, each from the page that the refusal links to. */
async function sendProofs(page: Page, life: MoneyLife, hand: Hand): Promise<void> {
  const file = { name: 'proof.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  for (const slug of ['proof-of-id', 'proof-of-address']) {
    await open(page, life, verification);
    await hand.press(page.locator(`main a[href$="/${slug}"]`).first());
    await page.waitForURL(new RegExp(`/${slug}$`));
    const kind = page.locator('#document-kind');
    await expect(page.locator('form[enctype][class]')).toBeVisible();
    if (await kind.count()) await kind.selectOption('UB');
    await hand.attach(page.locator('input[type=file]').last(), file);
    await expect(page.locator('[data-page]')).toHaveCount(1);
    await hand.press(page.locator('form[enctype] button[type=submit]').last());
    await page.waitForURL(new RegExp(`sent=${slug}`));
  }
  await expect(page.locator('main [data-status=UNDER_REVIEW]')).toHaveCount(2);
}

/** Staff sign in at the brand, find the player by e-mail address, and decide. */
async function inDesk(
  browser: Browser,
  { brand }: MoneyLife,
  name: string,
  run: (desk: Page) => Promise<void>,
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await desk.goto(new URL('/desk', address({ brand, locale: '' }, '/')).href);
  await desk.getByLabel('Name').fill(name);
  await desk.getByLabel('Password').fill(staffPassword);
  await desk.keyboard.press('Enter');
  await run(desk);
  await context.close();
}

async function acceptProofs(desk: Page, email: string): Promise<void> {
  await desk.locator('[name=search]').fill(email);
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: /^\d+$/ }).first().click();
  await desk.getByRole('link', { name: 'Look at the documents' }).click();
  const reviews = desk.locator('form:has(input[value="document.accept"])');
  await expect(reviews).toHaveCount(2);
  for (const left of [1, 0]) {
    await reviews
      .first()
      .getByLabel(/^Reason/)
      .fill('Compared with the account');
    await reviews.first().getByRole('button').first().click();
    await expect(reviews).toHaveCount(left);
  }
}

const slots = new Set(
  games.flatMap(({ gameId, type, gameType }) => (type === 'casino' && gameType === 'slot' ? [gameId] : [])),
);

/** Paths of two slots in the lobby from different providers. */
async function twoSlots(page: Page, life: MoneyLife): Promise<string[]> {
  await open(page, life, '/online-casino');
  const links = page.locator('main a[href*="/online-casino/play/"]');
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const byProvider = new Map<string, string>();
  for (const href of all) {
    const [provider = '', gameId = ''] = href.split('/').slice(-2);
    if (slots.has(gameId) && !byProvider.has(provider)) byProvider.set(provider, href);
  }
  const two = [...byProvider.values()].slice(0, 2);
  expect(two).toHaveLength(2);
  return two;
}

/** Plays a round for money, and waits for its end. */
async function playRound(page: Page, hand: Hand, game: string): Promise<void> {
  await page.goto(new URL(game, page.url()).href);
  await expect(page.locator('[data-stage]')).toHaveAttribute('data-status', 'GAME');
  const frame = page.frameLocator('iframe');
  const phase = frame.locator('#frame');
  await expect(phase).toHaveAttribute('data-phase', 'idle');
  await hand.press(frame.locator('.round-button'));
  await expect(phase).not.toHaveAttribute('data-phase', 'idle');
  // Free spins wait for a button and may be many: each press skips to the next result.
  await expect(async () => {
    const go = frame.getByRole('dialog').getByRole('button').or(frame.locator('.round-button')).first();
    if ((await phase.getAttribute('data-phase')) !== 'idle' && (await go.isEnabled()))
      await go.press('Enter');
    await expect(phase).toHaveAttribute('data-phase', 'idle', { timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
}

/** The balance in the header, in minor units. */
async function shownBalance(page: Page): Promise<number> {
  const shown = page.locator('summary [data-balance]').first();
  await expect(shown).toHaveText(/[1-9]/);
  return Number((await shown.innerText()).replace(/\D/g, ''));
}

/** Sum of all amounts in the history, in minor units. */
async function booked(page: Page, { locale }: MoneyLife): Promise<number> {
  let sum = 0;
  for (let position = 0; ; position += historyPageSize) {
    const query = new URLSearchParams({ locale, position: String(position) }).toString();
    const { entries } = (await page.evaluate(
      async (address): Promise<unknown> => (await fetch(address)).json(),
      `/api/player/transactions?${query}`,
    )) as { entries: { amount: number }[] };
    for (const { amount } of entries) sum += amount;
    if (entries.length < historyPageSize) return sum;
  }
}

for (const life of lives)
  test(
    `SHELL-10 WALLET-38 WALLET-40 WALLET-43 ${life.brand}: from the first form to the money back in the bank`,
    // Slot rounds may win long free spins; outside the nightly run one brand is enough.
    nightlyIf(life.brand !== 'halden'),
    async ({ page, browser }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await giveConsent(page);
      const hand = life.hand(page);
      const digits = String((Date.now() + 617 * life.siteId) % 1_000_000).padStart(6, '0');
      const email = `money-${life.brand}-${digits}@example.com`;
      await register(page, life, { email, password: 'three quiet boats', digits });

      const pay = async () => {
        await open(page, life, `${banking}/deposit`);
        expect(
          await page
            .locator('main input[name=method]')
            .evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
        ).toEqual(life.methods);
        await checkPage(page);
        for (const method of life.methods) await deposit(page, life, hand, method);
        await checkPage(page);
      };
      if (!life.isVerifiedFirst) await pay();
      await open(page, life, life.isVerifiedFirst ? `${banking}/deposit` : `${banking}/withdraw`);
      await expect(page.locator('main [data-state=VERIFYDOCUMENT_REQUIRED]')).toBeVisible();
      await hand.press(page.locator(`main a[href$="${verification}"]:not(nav a)`).first());
      await page.waitForURL(new RegExp(`${verification}$`));
      await sendProofs(page, life, hand);
      await inDesk(browser, life, 'compliance', (desk) => acceptProofs(desk, email));
      await expect(page.locator('main [data-status=VERIFIED]')).toHaveCount(2);
      if (life.isVerifiedFirst) await pay();

      await open(page, life, '/my-account/rewards');
      await hand.press(page.locator('main form:has(input[name=intent][value=claim]) button').first());
      await expect(page).toHaveURL(/rewards\/active\?claimed=/);
      for (const game of await twoSlots(page, life)) await playRound(page, hand, game);

      await open(page, life, `${banking}/withdraw`);
      await hand.fill(page.locator('main input[name=amount]:not([type=hidden])'), life.amount);
      await hand.press(page.locator('main form[method=post] button[type=submit]').last());
      await expect(page).toHaveURL(/\/status\?requested=/);
      await expect(page.locator('main article [data-step=paid]')).toHaveAttribute('aria-current', 'step', {
        timeout: balancePollMs + 15_000,
      });
      await checkPage(page);
      await shot(page, `money-${life.brand}`);

      await open(page, life, `${banking}/transactions`);
      await expect(page.locator('main li details summary').first()).toBeVisible();
      await expect.poll(() => booked(page, life)).toBe(await shownBalance(page));
      await shot(page, `history-${life.brand}`);
    },
  );
