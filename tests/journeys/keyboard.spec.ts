import type { Locator, Page } from '@playwright/test';
import { desktopAgent, phoneAgent } from '../support/browsers';
import { expect, test } from '../support/quiet-page';
import { address, brands } from '../support/sites';

const wide = { viewport: { width: 1440, height: 900 }, userAgent: desktopAgent };
const phone = { viewport: { width: 360, height: 740 }, userAgent: phoneAgent };

/** Visibility of the focused element. */
interface Stop {
  name: string;
  block: string;
  /** Position among all focusable elements, in document order. */
  index: number;
  /** Reason why the focus is not visible; empty if it is. */
  trouble: string;
}

/** Number of cells visited at the start and end of a long list of similar cells. */
const alikeWalked = 3;

/**
 * Numbers all elements that Tab should reach.
 * @returns their number
 */
function numberStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ];
    const stops = all.filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled'),
    );
    for (const [index, element] of stops.entries()) element.dataset['stop'] = String(index);
    return stops.length;
  });
}

/** Scrolls every lazy part into view, so that its code is loaded before it gets the focus. */
async function wakeIslands(page: Page): Promise<void> {
  for (const part of await page.locator('[data-island][data-on="visible"]').all()) {
    if (!(await part.isVisible())) continue;
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(part).toHaveAttribute('data-mounted', '');
  }
}

async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    // Scrolling to the focus, and reactions of a block, take a frame each.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const ringed = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    const bearers = [
      element,
      element.closest('label'),
      element.closest('article'),
      element.closest('li'),
    ].flatMap((bearer) => bearer ?? []);
    const hasRing = bearers.some(
      (bearer) => ringed(getComputedStyle(bearer)) || ringed(getComputedStyle(bearer, '::after')),
    );
    // For a link that wraps, the first line is measured.
    const [box] = (element.closest('label') ?? element).getClientRects();
    if (!box) return undefined;
    const coversOf = (at: DOMRect) =>
      [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].flatMap((y) => {
          const top = document.elementFromPoint(at.left + at.width * x, at.top + at.height * y);
          return top &&
            (top.contains(element) ||
              element.contains(top) ||
              element.closest('label, article, li')?.contains(top))
            ? []
            : [top?.className ?? 'outside of the window'];
        }),
      );
    // A cell taller than the window cannot be fully visible.
    const allowed = box.height > innerHeight / 2 ? 3 : 0;
    let covers = coversOf(box);
    // On a busy machine the skip link disappears a few frames later.
    for (let frame = 0; frame < 30 && covers.length > allowed; frame++) {
      await new Promise(requestAnimationFrame);
      covers = coversOf((element.closest('label') ?? element).getClientRects()[0] ?? box);
    }
    return {
      name: (element.ariaLabel ?? element.innerText).trim(),
      block: element.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? '',
      index: Number(element.dataset['stop'] ?? -1),
      trouble: [hasRing ? '' : 'no focus ring', covers.length > allowed ? `under ${covers.join(', ')}` : '']
        .filter(Boolean)
        .join('; '),
    };
  });
}

/**
 * Moves the focus near the end of a long list of similar cells, as if Tab had been pressed through them.
 *
 * @returns the skipped stops
 */
function passAlike(page: Page): Promise<number[]> {
  return page.evaluate((walked) => {
    const list = document.activeElement?.closest('main :is(ul, ol)');
    const stops = [...(list?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])].filter(
      (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }),
    );
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const last = stops.length - 1 - walked;
    if (at !== walked || last <= at) return [];
    stops[last]?.focus();
    return stops.slice(at, last + 1).map((stop) => Number(stop.dataset['stop']));
  }, alikeWalked);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, limit = 40): Promise<void> {
  for (let press = 0; press < limit; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)} in ${limit} presses`);
}

/** Elements cut off or moved outside by a narrow window, large text or the other direction. */
function lostIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const cut = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, main p, main button, main label'),
    ].filter((element) => {
      const style = getComputedStyle(element);
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.clientWidth < 2 ||
        style.overflow === 'visible'
      )
        return false;
      return style.textOverflow !== 'ellipsis' && element.scrollHeight > element.clientHeight + 4;
    });
    return [
      ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
      ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 120)}`),
    ];
  });
}

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"][data-mounted]`).first();

for (const [turn, site] of brands.entries())
  test.describe(site.brand, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    // Brands differ in theme and header: the home page of each is visited, alternating between desktop and phone.
    const [own, other] = turn % 2 === 0 ? [wide, phone] : [phone, wide];
    for (const [device, paths] of [
      [own, ['/']],
      // One of them also visits the cards of a list.
      [other, turn === 0 ? ['/promotions'] : []],
    ] as const)
      test.describe(`at ${device.viewport.width} px`, () => {
        test.use(device);
        for (const path of paths)
          test(`WCAG 2.1.1, 2.4.7, 2.4.11 Tab reaches everything of ${path}, always in sight with a ring`, async ({
            page,
          }) => {
            test.setTimeout(300_000);
            await page.goto(address(site, path));
            await island(page, 'site-header').waitFor();
            await wakeIslands(page);
            const total = await numberStops(page);
            expect(total).toBeGreaterThan(20);
            const reached = new Set<number>();
            const troubles: string[] = [];
            // Live rows may add stops that were not numbered: the walk ends at the end of the page, not by the count.
            for (let press = 0; press < total * 2; press++) {
              const stop = await nextStop(page);
              if (!stop) break;
              reached.add(stop.index);
              if (stop.trouble) troubles.push(`${stop.block} "${stop.name}": ${stop.trouble}`);
              // One brand tests whole lists; the others test the theme of a cell.
              if (turn > 0) for (const passed of await passAlike(page)) reached.add(passed);
            }
            expect(troubles).toEqual([]);
            const missed = await page
              .locator('[data-stop]')
              .evaluateAll(
                (all, seen) =>
                  all.flatMap((element) =>
                    seen.includes(Number((element as HTMLElement).dataset['stop'])) ||
                    (element as HTMLElement).tabIndex < 0
                      ? []
                      : [element.outerHTML.slice(0, 120)],
                  ),
                [...reached],
              );
            expect(missed).toEqual([]);
          });
      });

    test('WCAG 2.4.3 Tab goes through the header as it is seen, and through grids without jumping', async ({
      page,
    }) => {
      await page.setViewportSize(wide.viewport);
      await page.goto(address(site, '/online-casino'));
      await island(page, 'site-header').waitFor();
      const header: { name: string; middle: number; left: number }[] = [];
      const jumps: string[] = [];
      let last = { grid: -1, top: 0, name: '' };
      // Headers are specific to the brand, grids are not.
      for (let press = 0; press < (turn === 0 ? 130 : 40); press++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const element = document.activeElement;
          const grid = element?.closest('[data-block="category-grid"] ul');
          const isHeader = Boolean(element?.closest('[data-island="site-header"]'));
          if (!element || !(grid || isHeader)) return undefined;
          const { top, left, height } = element.getBoundingClientRect();
          return {
            name: element.textContent ?? '',
            isHeader,
            grid: grid ? [...document.querySelectorAll('ul')].indexOf(grid as HTMLUListElement) : -1,
            top: top + scrollY,
            height,
            left,
          };
        });
        if (!stop) continue;
        if (stop.isHeader)
          header.push({ name: stop.name, middle: stop.top + stop.height / 2, left: stop.left });
        // Small cells may fill gaps, which moves them at most beside the previous cell.
        if (stop.grid >= 0 && stop.grid === last.grid && stop.top + stop.height < last.top)
          jumps.push(`${last.name} → ${stop.name}`);
        if (stop.grid >= 0) last = stop;
      }
      expect(header.length).toBeGreaterThan(5);
      const seen = header.toSorted((a, b) =>
        Math.abs(a.middle - b.middle) > 12 ? a.middle - b.middle : a.left - b.left,
      );
      expect(header.map(({ name }) => name)).toEqual(seen.map(({ name }) => name));
      expect(jumps).toEqual([]);
    });

    test('WCAG 2.4.1 the first Tab offers to skip to the content', async ({ page }) => {
      await page.goto(address(site, '/promotions'));
      await page.keyboard.press('Tab');
      const skip = page.locator('a[href="#content"]');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
    });

    test('SHELL-09 the language menu opens, closes and gives the focus back', async ({ page }) => {
      await page.setViewportSize(wide.viewport);
      await page.goto(address(site, '/promotions'));
      await island(page, 'site-header').waitFor();
      const menu = page.locator('details[data-menu]');
      await tabTo(page, menu.locator('summary'));
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link').first()).toBeFocused();
      for (const link of await menu.getByRole('link').all())
        expect(await link.getAttribute('lang')).toBe(await link.getAttribute('hreflang'));
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('link').first()).toBeHidden();
      await expect(menu.locator('summary')).toBeFocused();
    });

    test.describe('on a phone', () => {
      test.use(phone);
      test('the menu of a phone keeps the focus inside and gives it back', async ({ page }) => {
        await page.goto(address(site, '/promotions'));
        await island(page, 'site-header').waitFor();
        const opener = page.locator('button[aria-haspopup="dialog"]');
        await tabTo(page, opener);
        await page.keyboard.press('Enter');
        const drawer = page.getByRole('dialog');
        await expect(drawer).toBeVisible();
        const stops = await drawer.locator('a[href]:visible, button:visible, summary:visible').count();
        for (let press = 0; press < stops + 3; press++) {
          await page.keyboard.press('Tab');
          const outside = await page.evaluate(
            () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
          );
          expect(outside).toBe(false);
        }
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(opener).toBeFocused();
      });
    });

    for (const [name, device, prepare] of [
      [
        'at 320 px (WCAG 1.4.10), from left to right and from right to left',
        { ...phone, viewport: { width: 320, height: 640 } },
        [undefined, "document.documentElement.dir = 'rtl'"],
      ],
      [
        'with text of twice the size (WCAG 1.4.4)',
        { ...wide, viewport: { width: 1280, height: 900 } },
        ["document.documentElement.style.fontSize = '200%'"],
      ],
    ] as const)
      test.describe(name, () => {
        test.use(device);
        test('nothing is lost', async ({ page }) => {
          // Brands share blocks: each brand tests its home page, and the others in turn.
          const others = [
            '/online-casino',
            '/online-casino/all-games',
            '/promotions',
            site.loyaltyPath,
            '/privacy-policy',
          ];
          for (const path of ['/', ...others.filter((_path, place) => place % brands.length === turn)]) {
            await page.goto(address(site, path));
            for (const change of prepare) {
              if (change) await page.evaluate(change);
              expect(await lostIn(page), `${path} ${change ?? ''}`).toEqual([]);
            }
          }
        });
      });
  });

const [site] = brands;
if (!site) throw new Error('no brand is configured');

// Parts whose behaviour is the same in all brands.
test.describe('shared parts', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('ROUTE-44 the login dialog keeps the focus inside and gives it back', async ({ page }) => {
    await page.goto(address(site, '/promotions'));
    await expect(page.locator('[data-island="sign-in"][data-mounted]')).toHaveCount(1);
    const opener = page.locator('a[href$="#login"]:visible').first();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/\S/);
    await expect(dialog.locator('input[name=email]')).toBeFocused();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      // After the last element, the browser's own controls get the focus.
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('WCAG 2.2.2 tabs answer to arrow keys, and moving lists can be held', async ({ page }) => {
    await page.goto(address(site, '/'));
    const winners = page.locator('[data-island="winners"]');
    await winners.scrollIntoViewIfNeeded();
    await expect(winners).toHaveAttribute('data-mounted', '');
    const tabs = winners.getByRole('tab');
    if ((await tabs.count()) > 1) {
      await tabs.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(tabs.nth(1)).toBeFocused();
      await expect(winners.getByRole('tabpanel')).toHaveAccessibleName(
        (await tabs.nth(1).innerText()).trim(),
      );
      await page.keyboard.press('Home');
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    }
    const hold = winners.locator('[data-pause]');
    const name = (await hold.textContent()) ?? '';
    await hold.focus();
    await page.keyboard.press('Space');
    await expect(hold).not.toHaveAccessibleName(name);
  });

  test('BLOCK-25, BLOCK-38 the game browser says how many it found and never loses the focus', async ({
    page,
  }) => {
    await page.goto(address(site, '/online-casino/all-games'));
    const browser = island(page, 'game-browser');
    const tiles = browser.locator('[data-list] a');
    await browser.waitFor();
    const first = await tiles.count();
    await browser.locator('[data-more]').focus();
    await page.keyboard.press('Enter');
    await expect(tiles.nth(first)).toBeFocused();

    const status = browser.getByRole('status');
    const before = await status.innerText();
    await browser.getByRole('searchbox').focus();
    await page.keyboard.type('book');
    await expect(status).not.toHaveText(before);
    await expect(browser.getByRole('searchbox')).toBeFocused();
    const chip = browser.locator('[data-chips] a').first();
    await expect(chip).toHaveAccessibleName(/book/);
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(before);
    await expect(browser.locator(':focus')).toHaveCount(1);
  });
});
