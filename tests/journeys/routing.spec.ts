import { createHash } from 'node:crypto';
import { expect, test } from '../support/journey';
import { plainRequest } from '../support/plain-request';
import { askBrand, sessionAt } from '../support/site-request';
import { address, brands, getPage, plainAddress } from '../support/sites';

const [defaultBrand] = brands.filter(({ brand }) => brand === 'halden');
if (!defaultBrand) throw new Error('the default brand is missing');

test.describe('addresses', () => {
  for (const [row, from, to] of [
    ['ROUTE-02', '/', '/en-UN'],
    ['ROUTE-02', '/promotions', '/en-UN/promotions'],
    ['ROUTE-03', '/en/promotions', '/en-UN/promotions'],
    ['ROUTE-03', '/e-U', '/en-UN'],
    ['ROUTE-04', '/en-ZZ', '/en-UN'],
    ['ROUTE-04 ROUTE-06 MARKET-13', '/ja-JP', '/en-UN'],
    ['ROUTE-05 ROUTE-06', '/de-BR', '/pt-BR'],
    ['ROUTE-05', '/fr-BR/promotions?page=2', '/pt-BR/promotions?page=2'],
    ['ROUTE-38', '/en-UN/live-casino-online/play/relax/1', '/en-UN'],
    ['ROUTE-40', '/en-UN/live-casino-online/play/creedroomz/1', '/en-UN'],
    ['ROUTE-41', '/en-UN/online-casino/play/nosuch/1', '/en-UN'],
    ['ROUTE-41', '/en-UN/online-casino/play/nosuch', '/en-UN'],
    ['ROUTE-41', '/pt-BR/live-casino-online/play/nosuch/1', '/pt-BR'],
    ...[
      'account',
      'account/verification',
      'banking',
      'banking/transactions',
      'banking/statements',
      'banking/withdraw',
      'banking/deposit',
      'rewards',
      'rewards/active',
      'bonus-code',
      'inbox',
      'inbox/notifications',
      'gambling-limits',
    ].map(
      (page) =>
        [
          'ROUTE-33',
          `/en-UN/my-account/${page}`,
          `/en-UN/401?wanted=${encodeURIComponent(`/my-account/${page}`)}`,
        ] as const,
    ),
  ] as const)
    test(`${row} ${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(plainAddress(from), { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(new URL(response.headers()['location'] ?? '', plainAddress('/')).href).toBe(plainAddress(to));
    });

  for (const [row, lobby, providers] of [
    [
      'ROUTE-36',
      'online-casino',
      ['relax', 'quickspin', 'playngo', 'pragmaticplay', 'yggdrasil', 'pariplay', 'softswiss', 'novomatic'],
    ],
    ['ROUTE-38', 'live-casino-online', ['evolution', 'pragmaticplay']],
  ] as const)
    for (const provider of providers)
      test(`${row} /${lobby}/play/${provider} leads to a game of the provider`, async ({ request }) => {
        const response = await request.get(plainAddress(`/en-UN/${lobby}/play/${provider}`), {
          maxRedirects: 0,
        });
        expect(response.status()).toBe(302);
        expect(response.headers()['location']).toMatch(
          new RegExp(`^/en-UN/${lobby}/play/${provider}/[\\w-]+$`),
        );
      });

  test('ROUTE-39 GUARD-18 a live game redirects a signed-out visitor to the live lobby and its sign-in dialog', async ({
    request,
  }) => {
    const game = '/live-casino-online/play/evolution/swift-baccarat-1';
    const response = await request.get(plainAddress(`/en-UN${game}`), { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    const wanted = encodeURIComponent(game);
    expect(response.headers()['location']).toBe(`/en-UN/live-casino-online?wanted=${wanted}#login`);
  });

  for (const [row, path] of [
    ['ROUTE-01', '/pt-BR'],
    ['ROUTE-06', '/de-DE'],
    ['ROUTE-08', '/en-UN/'],
    ['ROUTE-09', '/en-UN/welcome'],
    ['ROUTE-10', '/en-UN/signup'],
    ['ROUTE-11', '/en-UN/signup/pnp'],
    ['ROUTE-13', '/en-UN/loyalty'],
    ['ROUTE-16', '/en-UN/landing/first-evening'],
    ['ROUTE-17', '/en-UN/promotions'],
    ['ROUTE-18', '/en-UN/promotions/casino'],
    ['ROUTE-19', '/en-UN/promotions/all/tag/spins'],
    ['ROUTE-20', '/en-UN/promotions/casino/tuesday-turns'],
    ['ROUTE-34 GUARD-25', '/en-UN/online-casino'],
    ['ROUTE-35', '/en-UN/online-casino/all-games'],
    ['ROUTE-37', '/en-UN/live-casino-online'],
    ...[
      'terms',
      'privacy-policy',
      'age-restrictions',
      'payment-methods',
      'bonus-terms',
      'betting-rules',
      'casino-rules',
      'responsible-gambling',
      'contact-live-chat',
    ].map((page) => ['ROUTE-22', `/en-UN/${page}`] as const),
    ...['reset-password', 'closed-account', 'accept-terms-condition'].map(
      (page) => ['ROUTE-23', `/en-UN/${page}`] as const,
    ),
    ['ROUTE-25', '/en-UN/about-us'],
  ] as const)
    test(`${row} ${path} is a page`, async ({ request }) => {
      const response = await request.get(plainAddress(path), { maxRedirects: 0 });
      expect(response.status()).toBe(200);
    });

  for (const [row, path, status] of [
    ['ROUTE-28', '/en-UN/401', 401],
    ['ROUTE-28', '/en-UN/403', 403],
    ['ROUTE-28', '/en-UN/404', 404],
    ['ROUTE-23', '/en-UN/500', 500],
    ['ROUTE-28', '/en-UN/oops', 200],
    ['ROUTE-28 AMB-13', '/en-UN/region-blocked', 451],
    ['ROUTE-52', '/en-UN/restricted', 451],
    ['ROUTE-26', '/en-UN/no/such/path', 404],
    ['ROUTE-12', '/en-UN/signup/callback', 404],
    ['ROUTE-34', '/en-UN/online-casino/no-such-category', 404],
    ['ROUTE-20', '/en-UN/promotions/casino/no-such-promotion', 404],
    ['ROUTE-18', '/en-UN/promotions/no-such-category', 404],
    ['ROUTE-19', '/en-UN/promotions/all/tag/no-such-tag', 404],
    ['ROUTE-36', '/en-UN/online-casino/play/relax/no-such-game', 404],
  ] as const)
    test(`${row} ${path} answers ${status} with its own page`, async ({ request }) => {
      const response = await request.get(plainAddress(path));
      expect(response.status()).toBe(status);
      expect(await response.text()).toContain('data-block="page-text"');
    });

  test('ROUTE-20 a promotion has one address, to which those below other categories lead', async ({
    request,
  }) => {
    for (const category of ['vip', 'all', 'no-such-category']) {
      const from = plainAddress(`/en-UN/promotions/${category}/tuesday-turns?gclid=1`);
      const response = await request.get(from, { maxRedirects: 0 });
      expect([category, response.status(), response.headers()['location']]).toEqual([
        category,
        301,
        '/en-UN/promotions/casino/tuesday-turns?gclid=1',
      ]);
    }
  });

  test('ROUTE-09 ROUTE-10 ROUTE-11 ROUTE-21 every page names its one canonical address', async ({
    request,
  }) => {
    for (const [path, canonical] of [
      ['', ''],
      ['/', ''],
      ['/welcome', ''],
      ['/signup', ''],
      ['/signup/pnp', ''],
      ['/promotions/all', '/promotions'],
      ['/promotions?gclid=1&page=2', '/promotions'],
      ['/online-casino/all-games?q=crane&utm_source=x', '/online-casino/all-games'],
    ] as const) {
      const html = await (await request.get(plainAddress(`/en-UN${path}`))).text();
      const [, href] = /rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      expect([path, href]).toEqual([path, plainAddress(`/en-UN${canonical}`)]);
      expect([path, html.includes(`hrefLang="pt-BR" href="${plainAddress(`/pt-BR${canonical}`)}"`)]).toEqual([
        path,
        true,
      ]);
    }
  });

  test('SHELL-09 market menu and alternates lead to the same page only where the market has it', async () => {
    for (const path of [
      '/online-casino/play/pragmaticplay/mega-marquee-jackpot',
      '/promotions/casino/tag/jackpot',
      '/terms',
    ]) {
      const home = '/de-AT';
      const { status, body } = await askBrand('halden', `${home}${path}`);
      expect([path, status]).toEqual([path, 200]);
      const targets = [
        ...body.matchAll(/<(?:a|link)\s[^>]*?href="(?:http:\/\/[^/"]+)?(\/[^"?#]+)"/g),
      ].flatMap(([, href = '']) => (href.endsWith(path) ? [href] : []));
      for (const target of new Set(targets))
        expect([target, (await askBrand('halden', target)).status]).toEqual([target, 200]);
      expect(targets).toContain(`${home}${path}`);
      expect(targets).not.toContain(`/de-DE${path}`);
      // If the page does not exist there, the menu links to the home page; other markets retain the path.
      expect(body).toContain(`href="/de-DE"`);
      expect(new Set(targets).size).toBeGreaterThan(1);
    }
  });

  test('PROMO-07 a later page of the list is another page, whatever else the address carries', async ({
    request,
  }) => {
    const main = async (query: string) => {
      const html = await (await request.get(plainAddress(`/en-UN/promotions${query}`))).text();
      return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    };
    const [first, second] = [await main(''), await main('?page=2')];
    expect(second).not.toBe(first);
    expect(await main('?gclid=1&page=2')).toBe(second);
    expect(await main('?page=-1')).toBe(first);
  });

  test('BLOCK-22 a game of the other channel is explained, with a way forward', async ({ request }) => {
    const ask = (path: string, isMobile: boolean) =>
      request.get(plainAddress(path), { headers: { 'sec-ch-ua-mobile': isMobile ? '?1' : '?0' } });
    for (const [path, isMobile, heading] of [
      ['/en-UN/online-casino/play/softswiss/twin-cherry-club', false, 'This game is made for phones'],
      ['/en-UN/online-casino/play/relax/cherry-ledger', true, 'This game is made for computers'],
    ] as const) {
      const missing = await ask(path, isMobile);
      const html = await missing.text();
      expect([path, missing.status()]).toEqual([path, 404]);
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(heading);
      expect(html).toMatch(/<main[\s\S]*href="\/en-UN\/online-casino\/all-games"[\s\S]*<\/main>/);
      expect((await ask(path, !isMobile)).status()).toBe(200);
    }
  });

  test('GUARD-05 GUARD-06 GUARD-07 a restricted player is told why a page is closed, and no menu leads to it', async () => {
    const headers = { host: new URL(address(defaultBrand, '/')).host };
    const ask = (path: string, cookie: string) =>
      plainRequest(plainAddress(path), { headers: { ...headers, cookie } });
    for (const [name, reason, text] of [
      ['risk-payout', 'payout', 'while your payouts are being checked'],
      ['suspended', 'suspended', 'because your account is suspended'],
      ['no-casino', 'vertical', 'not open for your account'],
    ] as const) {
      const cookies = await sessionAt(defaultBrand, `${name}@halden.example`);
      const denied = await ask('/en-UN/online-casino', cookies);
      expect([name, denied.status, denied.headers['location']]).toEqual([
        name,
        302,
        `/en-UN?closed=${reason}`,
      ]);
      const home = await ask(`/en-UN?closed=${reason}`, cookies);
      expect(home.body).toMatch(/<section[^>]*data-notice/);
      expect(home.body).toContain(text);
      expect((await ask('/en-UN/contact-us', cookies)).status).toBe(200);
      const plain = await ask('/en-UN?closed=nonsense', cookies);
      expect(plain.body).not.toContain('data-notice');
      for (const { body } of [home, await ask('/en-UN/my-account/account', cookies)])
        for (const region of ['header', 'footer'])
          expect(
            new RegExp(`<${region}[\\s\\S]*</${region}>`).exec(body)?.[0],
            `${name} ${region}`,
          ).not.toMatch(/href="\/en-UN\/(online-casino|live-casino-online)["/?#]/);
    }
    // Other players see no notice, whatever the URL contains.
    expect((await ask('/en-UN?closed=payout', '')).body).not.toContain('data-notice');
  });

  test('GUARD-08 GUARD-09 GUARD-11 a player without an access flag reaches neither lobby nor games of it, nor pages about bonuses', async () => {
    const { host } = new URL(address(defaultBrand, '/'));
    const email = 'without-live-casino@halden.example';
    const seeded = await fetch(`${process.env['TEST_PLATFORM_URL'] ?? ''}/platform/_control/seed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ players: [{ siteId: 5, email, password: 'Marquee-2026', liveCasino: false }] }),
    });
    expect(seeded.status).toBe(200);
    const casino = ['/online-casino', '/online-casino/play/pragmaticplay/mega-marquee-jackpot'];
    const live = ['/live-casino-online', '/live-casino-online/play/evolution/salon-roulette'];
    const bonus = ['/my-account/banking/deposit', '/my-account/rewards', '/my-account/bonus-code'];
    for (const [name, reason, closed, open] of [
      ['without-live-casino', 'vertical', live, casino],
      ['no-casino', 'vertical', casino, []],
      ['risk-payout', 'payout', [...casino, ...live, ...bonus], []],
      ['suspended', 'suspended', [...casino, ...live, ...bonus], []],
    ] as const) {
      const cookie = await sessionAt(defaultBrand, `${name}@halden.example`);
      const ask = (path: string) =>
        plainRequest(plainAddress(`/en-UN${path}`), { headers: { host, cookie } });
      for (const path of closed) {
        const { status, headers } = await ask(path);
        expect([name, path, status, headers['location']]).toEqual([
          name,
          path,
          302,
          `/en-UN?closed=${reason}`,
        ]);
      }
      for (const path of open) expect([name, path, (await ask(path)).status]).toEqual([name, path, 200]);
      expect((await ask('/deposit')).headers['location']).toBe('/en-UN/my-account/banking/deposit');
    }
  });

  test('BLOCK-37 LIVE-07 a list begins with as many games as fit its device', async ({ request }) => {
    for (const [path, desktop, phone] of [
      ['/en-UN/online-casino/all-games', 60, 30],
      ['/en-UN/live-casino-online/all-games', 30, 15],
    ] as const)
      for (const [isMobile, most] of [
        ['?0', desktop],
        ['?1', phone],
      ] as const) {
        const response = await request.get(plainAddress(path), { headers: { 'sec-ch-ua-mobile': isMobile } });
        const [list = ''] = /data-list[\s\S]*?<\/ul>/.exec(await response.text()) ?? [];
        const shown = new Set([...list.matchAll(/data-game="([^"]+)"/g)].map(([, id]) => id));
        expect([path, isMobile, shown.size]).toEqual([path, isMobile, most]);
      }
  });

  test('ROUTE-18 ROUTE-19 ROUTE-20 ROUTE-21 a category and a tag show only their promotions, all comes first', async ({
    request,
  }) => {
    const slugs = async (path: string) => {
      const html = await (await request.get(plainAddress(path))).text();
      const main = html.slice(html.indexOf('data-block="promotion-list"'));
      const list = main.slice(0, main.indexOf('data-block="site-footer"'));
      return {
        shown: [...list.matchAll(/href="\/en-UN\/promotions\/([a-z-]+)\/(?!tag\/)([a-z-]+)"/g)].map(
          ([, category, slug]) => `${category} ${slug}`,
        ),
        tabs: [...list.matchAll(/href="\/en-UN\/promotions(\/[a-z-]+)?"/g)].map(([, tab]) => tab ?? 'all'),
      };
    };
    const everything = await slugs('/en-UN/promotions');
    expect(everything.tabs.indexOf('all')).toBe(0);
    const casino = await slugs('/en-UN/promotions/casino');
    expect(casino.shown).toContain('casino tuesday-turns');
    expect(casino.shown.join()).not.toContain('by-introduction');
    const spins = await slugs('/en-UN/promotions/all/tag/spins');
    expect(spins.shown).toContain('casino tuesday-turns');
    expect(spins.shown.join()).not.toContain('live-returns');
  });

  test('ROUTE-16 an unknown landing page says exactly "Page not found!"', async ({ page }) => {
    const response = await page.goto(plainAddress('/en-UN/landing/no-such-page'));
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found!');
  });

  test('ROUTE-13 a brand may choose another VIP path', async ({ request }) => {
    const brasa = brands.find(({ brand }) => brand === 'brasa');
    if (!brasa) throw new Error('brasa is missing');
    expect((await getPage(request, brasa, '/casino-loyalty')).status()).toBe(200);
    expect((await getPage(request, brasa, '/loyalty')).status()).toBe(404);
  });

  test('an unknown host shows a page without any brand', async ({ page }) => {
    const response = await page.goto(
      plainAddress('/en-UN/promotions').replace('//localhost', '//stranger.localhost'),
    );
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('There is no site at this address.');
  });

  test('a malformed address is a clear 400 without a stack trace', async ({ request }) => {
    const response = await request.get(plainAddress('/en-UN/%E0%A4%A'));
    expect(response.status()).toBe(400);
    expect(await response.text()).not.toMatch(/at .*\(|node_modules/);
  });

  test('documents carry the security headers, and no script that these do not name', async ({ request }) => {
    const response = await request.get(plainAddress('/en-UN'));
    const headers = response.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    const inline = (await response.text()).matchAll(
      /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>(.*?)<\/script>/gs,
    );
    const named = [...inline].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    const directives = headers['content-security-policy']?.split('; ');
    expect(directives).toContain(["script-src 'self'", ...named].join(' '));
    expect(named.length).toBeLessThanOrEqual(1);
  });
});
