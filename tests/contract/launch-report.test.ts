import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startContentService } from '../../services/content/server';
import { validateRulePack } from '../../schemas/generated/validators.js';
import type { Finding, FindingKind } from '../../app/workbench/launch-report/finding';
import type { LaunchInput } from '../../app/workbench/launch-report/launch-input';
import {
  PublishedContent,
  type PublishedParts,
  type StoredItem,
} from '../../app/workbench/launch-report/published-content';

const now = Date.parse('2026-11-21T12:00:00Z');
const budgets = {
  styles: 100,
  pages: [{ path: '/', html: 100, scripts: 100, pictures: 1 }],
  layoutShift: 0,
  contentHtml: 100,
  contentScripts: 100,
  visits: [],
};

/** The site's modules, loaded after the content service's URL is set. */
async function loadSite() {
  const [configuration, resolve, report, shown, published, address, pixels, files] = await Promise.all([
    import('../../app/site/configuration/configuration.server'),
    import('../../app/site/resolve.server'),
    import('../../app/workbench/launch-report/launch-report'),
    import('../../app/workbench/launch-report/shown-content'),
    import('../../app/workbench/launch-report/read-published.server'),
    import('../../app/workbench/launch-report/picture-address'),
    import('../../app/workbench/picture-contrast/picture-pixels.server'),
    import('../../app/workbench/launch-report/brand-files.server'),
  ]);
  return { ...configuration, ...resolve, ...report, ...shown, ...published, ...address, ...pixels, ...files };
}

let service: Awaited<ReturnType<typeof startContentService>>;
let site: Awaited<ReturnType<typeof loadSite>>;
let parts: PublishedParts;

beforeAll(async () => {
  service = await startContentService({ folder: 'content-fixtures', port: 0 });
  vi.stubEnv('CONTENT_URL', service.url);
  site = await loadSite();
  parts = await site.readParts();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
});

interface Broken {
  brand?: string;
  /** Codes of the checked markets. */
  markets?: string[];
  /** Changes entries and assets; undefined leaves an item unpublished. */
  item?: (item: StoredItem) => StoredItem | undefined;
  input?: (input: LaunchInput) => Partial<LaunchInput>;
}

/** The report of a shipped brand with a deliberate error. */
function findingsOf({
  brand = 'halden',
  markets = ['UN', 'FI', 'CA'],
  item = (same) => same,
  input = () => ({}),
}: Broken = {}): Finding[] {
  const all = site.configuration();
  const configured = all.brands.get(brand);
  if (!configured) throw new Error(`no brand ${brand}`);
  const content = new PublishedContent({
    ...parts,
    entries: parts.entries.flatMap((entry) => item(entry) ?? []),
    assets: parts.assets.flatMap((asset) => item(asset) ?? []),
  });
  const sites = site
    .sitesOf(configured, now)
    .filter(({ market }) => markets.includes(market.id))
    .map((found) => ({ site: found, shown: site.shownContent(content, found, now) }));
  const whole = { all, configured, directory: 'brands', sites, content, budgets, weights: [], now };
  return site.launchFindings({ ...whole, ...input(whole) });
}

/** Findings of a kind, with their values. */
function found(findings: Finding[], kind: FindingKind): Finding[] {
  return findings.filter((finding) => finding.kind === kind);
}

const placesOf = (findings: Finding[]) => findings.flatMap(({ places }) => places.map(({ at }) => at));

/** Changes one entry or asset. */
function on(id: string, change: (item: StoredItem) => StoredItem | undefined) {
  return (item: StoredItem) => (item.id === id ? change(item) : item);
}

function withField(name: string, value: Record<string, unknown> | undefined) {
  return (item: StoredItem): StoredItem => {
    const { [name]: _former, ...others } = item.fields;
    return { ...item, fields: value ? { ...others, [name]: value } : others };
  };
}

/** Removes the value of one language from a field. */
function without(name: string, locale: string) {
  return (item: StoredItem): StoredItem => {
    const { [locale]: _former, ...others } = item.fields[name] ?? {};
    return withField(name, others)(item);
  };
}

describe('the shipped brands', () => {
  it.each(['halden', 'kiekko', 'brasa'])(
    '%s has nothing that blocks a launch but the hosts of this machine',
    (brand) => {
      const markets = [...(site.configuration().brands.get(brand)?.markets.keys() ?? [])];
      const blockers = findingsOf({ brand, markets }).filter(({ severity }) => severity === 'blocker');
      expect(blockers.map(({ kind, values, locales }) => [kind, values, locales])).toEqual([
        ['onlyLocalHosts', {}, []],
      ]);
    },
  );

  it('say where they depart from the law, and that they stand on this machine only', () => {
    const findings = findingsOf({ brand: 'kiekko', markets: ['FI', 'NO'] });
    expect(found(findings, 'followsSpecification')[0]).toMatchObject({
      values: { rule: 'marketStatus', value: 'open', law: 'demo-only' },
      markets: expect.arrayContaining(['FI', 'NO']) as string[],
    });
    expect(found(findings, 'onlyLocalHosts')).toHaveLength(1);
  });
});

describe('rules', () => {
  it('tells a market the law does not open, a source nobody confirmed, and a market that is off', () => {
    const findings = findingsOf({
      input: ({ all, configured }) => {
        const pack: unknown = {
          jurisdiction: 'test',
          name: 'Test',
          authority: 'Test',
          countries: ['CA'],
          rules: [
            {
              rule: 'marketStatus',
              value: 'blocked',
              source: { title: 'A law', url: 'https://www.example.org', seen: 'unverified' },
              effective: { from: '2020-01-01' },
            },
          ],
        };
        if (!validateRulePack(pack)) throw new Error('the pack is wrong');
        const markets = new Map(configured.markets);
        const off = markets.get('NO');
        if (off) markets.set('NO', { ...off, isMarketEnabled: false });
        return {
          all: { ...all, rulePacks: new Map([['test', pack]]) },
          configured: { ...configured, markets },
        };
      },
    });
    expect(found(findings, 'marketBlocked')[0]?.markets).toEqual(['CA']);
    expect(placesOf(found(findings, 'unverifiedRules'))).toEqual([
      'brands/rules/test.json marketStatus: https://www.example.org',
    ]);
    expect(found(findings, 'marketOff')[0]?.markets).toContain('NO');
  });

  it.each([
    { checkedOn: '2025-01-01', isOld: true },
    { checkedOn: undefined, isOld: true },
    { checkedOn: '2026-11-01', isOld: false },
  ])('tells a source that was checked on $checkedOn: $isOld', ({ checkedOn, isOld }) => {
    const findings = findingsOf({
      input: ({ all }) => {
        const source = { title: 'A law', url: 'https://www.example.org', seen: 'primary', checkedOn };
        const rule = { rule: 'minimumAge', value: 19, source, effective: { from: '2020-01-01' } };
        const pack: unknown = {
          jurisdiction: 'test',
          name: 'Test',
          authority: 'Test',
          countries: ['CA'],
          rules: [rule],
        };
        if (!validateRulePack(pack)) throw new Error('the pack is wrong');
        return { all: { ...all, rulePacks: new Map([['test', pack]]) } };
      },
    });
    expect(placesOf(found(findings, 'oldRuleSources'))).toEqual(
      isOld ? ['brands/rules/test.json minimumAge: https://www.example.org'] : [],
    );
  });
});

describe('licences', () => {
  it('finds a market without layout, without licence, without marks, and without a mark of its rules', () => {
    expect(
      found(findingsOf({ item: on('halden-layout', () => undefined) }), 'noFooter')[0]?.markets,
    ).toContain('UN');
    const bare = findingsOf({
      item: (item) =>
        item.id === 'halden-footer'
          ? withField('licences', undefined)(withField('regulationMarks', undefined)(item))
          : item,
    });
    expect(found(bare, 'noLicence')[0]).toMatchObject({
      severity: 'blocker',
      markets: expect.arrayContaining(['UN']) as string[],
    });
    expect(found(bare, 'noMarks')[0]?.markets).toContain('UN');
    const requested = findingsOf({
      input: ({ sites }) => ({
        sites: sites.map((shown) => ({
          ...shown,
          site: { ...shown.site, rules: { ...shown.site.rules, marks: ['no-such-mark'] } },
        })),
      }),
    });
    expect(found(requested, 'markMissing')[0]?.values).toEqual({ mark: 'no-such-mark' });
  });
});

describe('legal pages', () => {
  const privacy = 'text-privacy-policy';

  it.each<[FindingKind, (item: StoredItem) => StoredItem | undefined]>([
    ['legalMissing', () => undefined],
    ['legalHidden', withField('disabled', { en: true })],
    ['legalHidden', withField('onlyShowMarkets', { en: ['BR'] })],
    ['legalHidden', withField('group', undefined)],
    ['legalUntitled', without('title', 'fi')],
    ['legalEmpty', withField('body', { en: { nodeType: 'document', data: {}, content: [] } })],
    ['legalInOtherLanguage', without('body', 'fi')],
  ])('%s is found and blocks', (kind, change) => {
    const findings = found(findingsOf({ item: on(privacy, change) }), kind);
    expect(findings[0]).toMatchObject({ severity: 'blocker', values: { page: 'privacy_policy' } });
    expect(findings[0]?.locales).toContain('fi-FI');
    expect(findings[0]?.places[0]?.path).toBe('/privacy-policy');
  });

  it('does not take the Spanish of Chile for another language in Peru', () => {
    const findings = findingsOf({
      brand: 'brasa',
      markets: ['PE'],
      item: on(privacy, without('body', 'es-PE')),
    });
    expect(found(findings, 'legalInOtherLanguage')).toEqual([]);
  });

  it('finds a licence text in another language', () => {
    const findings = findingsOf({ item: on('halden-footer', without('terms', 'fi')) });
    expect(found(findings, 'legalInOtherLanguage')[0]).toMatchObject({
      values: { page: 'siteFooter', source: 'en' },
      locales: ['fi-FI'],
    });
  });
});

describe('links', () => {
  it.each<[target: string, kind: FindingKind | undefined]>([
    ['/no-such-page', 'deadLink'],
    ['/online-casino/no-such-category', 'deadLink'],
    ['/live-casino-online/slots', 'deadLink'],
    ['/promotions/casino/no-such-promotion', 'deadLink'],
    ['/online-casino/play/relax/no-such-game', 'deadLink'],
    ['#no-such-dialog', 'deadLink'],
    ['http://www.example.org/', 'wrongAddress'],
    ['//www.example.org', 'wrongAddress'],
    ['javascript:alert(1)', 'wrongAddress'],
    ['/online-casino/slots?sort=new', undefined],
    ['/my-account/account', undefined],
    ['/privacy-policy#top', undefined],
    ['https://www.example.org/', undefined],
    ['#signup', undefined],
  ])('%s: %s', (target, kind) => {
    const findings = findingsOf({ item: on('halden-nav-promotions', withField('target', { en: target })) });
    const told = findings.filter(({ subject }) => subject === 'links');
    expect(told.map((finding) => finding.kind)).toEqual(kind ? [kind] : []);
    if (kind) expect(placesOf(told)).toEqual(['halden-nav-promotions /target']);
  });

  it('finds dead links in the running text of one language, and links to what is not published', () => {
    const hyperlink = {
      nodeType: 'hyperlink',
      data: { uri: '/gone' },
      content: [{ nodeType: 'text', value: 'x', marks: [], data: {} }],
    };
    const body = {
      nodeType: 'document',
      data: {},
      content: [{ nodeType: 'paragraph', data: {}, content: [hyperlink] }],
    };
    const inFinnish = findingsOf({
      item: on('text-complaints', (item) => withField('body', { ...item.fields['body'], fi: body })(item)),
    });
    expect(found(inFinnish, 'deadLink')[0]).toMatchObject({
      values: { target: '/gone' },
      locales: ['fi-FI'],
    });
    const unpublished = findingsOf({ item: on('halden-nav-vip', () => undefined) });
    expect(placesOf(found(unpublished, 'unpublishedLink'))).toContain('halden-header /links');
  });
});

describe('pictures', () => {
  it('finds a picture without file, a cell without its shape, a banner without narrow picture and a picture without words', () => {
    const logo = findingsOf({ item: on('brands-halden-logo', withField('file', undefined)) });
    expect(placesOf(found(logo, 'pictureMissing'))).toContain('halden-header /logo');

    const noShape = findingsOf({
      item: (item) => (item.type === 'game' ? withField('verticalImage', undefined)(item) : item),
    });
    expect(found(noShape, 'noPictureForCell').map(({ values }) => values['shape'])).toContain('2xv');

    const wide = findingsOf({
      item: (item) => (item.type === 'heroBanner' ? withField('imageTall', undefined)(item) : item),
    });
    expect(found(wide, 'noNarrowPicture')[0]).toMatchObject({ severity: 'warning' });

    const silent = findingsOf({
      item: (item) => {
        if (item.type === 'asset') return withField('description', undefined)(item);
        return item.type === 'image' ? withField('alternativeText', undefined)(item) : item;
      },
    });
    expect(found(silent, 'noDescription')).toHaveLength(1);
  });

  it('finds a picture that is too small or too heavy for a cell', () => {
    const tiny = {
      contentType: 'image/png',
      details: { size: 2_000_000, image: { width: 180, height: 180 } },
    };
    const findings = findingsOf({
      item: (item) =>
        item.type === 'asset' && item.id.startsWith('game-')
          ? withField('file', { en: { ...tiny, url: '//images.example/tiny.png' } })(item)
          : item,
    });
    const needed = found(findings, 'narrowPicture').map(({ values }) => values['needed']);
    expect(needed).toEqual(expect.arrayContaining([200, 400]));
    expect(placesOf(found(findings, 'heavyPicture'))).toContainEqual(
      expect.stringMatching(/ \/(thumbnail|images|verticalImage) \(/),
    );
  });

  it('finds text that cannot be read on the picture of a banner, where its focal point brings it', () => {
    const address = '//images.example/split.png';
    // Black on the left, where the text is, and white on the right.
    const rgb = Array.from({ length: 100 * 3 }, (_, index) => (Math.floor(index / 3) < 50 ? 0 : 255));
    const ofBanner = (x: number) =>
      findingsOf({
        item: (item) => {
          if (item.type === 'asset') return withField('file', { en: { url: address } })(item);
          if (item.type !== 'heroBanner') return item;
          return withField('imageFocus', { en: { x, y: 50 } })(withField('imageTall', undefined)(item));
        },
        input: ({ configured: { theme } }) => ({
          look: { theme, pixels: new Map([[address, { width: 100, height: 1, rgb }]]) },
        }),
      });
    const onPicture = (x: number) => placesOf(found(ofBanner(x), 'textOnPicture'));
    expect(onPicture(0)).toEqual([]);
    expect(onPicture(100)).toContainEqual(expect.stringMatching(/ \/image$/));
  });

  it('reads the pixels of pictures from the content service, and does without one that is gone', async () => {
    const { addressOfPicture, pixelsOfPictures } = site;
    const hero = parts.assets.find(({ id }) => id === 'brands-halden-hero-5-wide');
    const address = (hero && addressOfPicture(hero)) ?? '';
    const pixels = await pixelsOfPictures([address, address, address.replace('hero-5', 'gone')]);
    expect([...pixels.keys()]).toEqual([address]);
    expect(pixels.get(address)).toMatchObject({ width: 60 });
  });
});

describe('payment methods', () => {
  it('finds a market without any, and one without a logo', () => {
    const none = findingsOf({ item: (item) => (item.type === 'paymentMethod' ? undefined : item) });
    expect(found(none, 'noPayments')[0]?.locales).toContain('fi-FI');
    const method = parts.entries.find(({ type, fields }) => {
      const markets = fields['markets']?.['en'];
      return type === 'paymentMethod' && Array.isArray(markets) && markets.includes('FI');
    });
    const noLogo = findingsOf({ item: on(method?.id ?? '', withField('image', undefined)) });
    expect(found(noLogo, 'paymentLogoMissing')).toHaveLength(1);
  });
});

describe('translations', () => {
  it('counts what falls back to another language, and says which page shows it', () => {
    const before = found(findingsOf(), 'textInOtherLanguage').find(({ values }) => values['locale'] === 'fi');
    const findings = findingsOf({ item: on('halden-nav-promotions', without('label', 'fi')) });
    const after = found(findings, 'textInOtherLanguage').find(({ values }) => values['locale'] === 'fi');
    expect(after?.places.length).toBe((before?.places.length ?? 0) + 1);
    expect(after).toMatchObject({ severity: 'warning', values: { source: 'en' }, locales: ['fi-FI'] });
    expect(after?.places).toContainEqual({
      at: 'halden-nav-promotions /label',
      path: '/',
      entry: { id: 'halden-nav-promotions', pointer: '/label' },
    });
  });

  it('finds missing texts of the interface', () => {
    const findings = findingsOf({
      input: ({ all }) => ({ all: { ...all, texts: new Map([...all.texts, ['fi', {}]]) } }),
    });
    expect(found(findings, 'interfaceIncomplete')[0]).toMatchObject({ locales: ['fi-FI'] });
  });
});

describe('colours and hosts', () => {
  it('finds a pair nobody can read', () => {
    const findings = findingsOf({
      input: ({ configured }) => {
        const color = { ...configured.theme.color, textMuted: '#3a4a44' };
        return { configured: { ...configured, theme: { ...configured.theme, color } } };
      },
    });
    expect(found(findings, 'lowContrast').map(({ values }) => values)).toContainEqual(
      expect.objectContaining({ on: 'textMuted', ground: 'surface', least: 4.5 }),
    );
  });

  it('finds wrong and doubled hosts, and is content with a public one', () => {
    const hosts = [
      'www.halden.casino',
      'HALDEN.casino',
      'halden.casino:8080',
      'kiekko.localhost',
      'www.halden.casino',
    ];
    const findings = findingsOf({
      input: ({ configured }) => ({ configured: { ...configured, brand: { ...configured.brand, hosts } } }),
    });
    expect(found(findings, 'wrongHost').map(({ values }) => values['host'])).toEqual([
      'HALDEN.casino',
      'halden.casino:8080',
    ]);
    expect(found(findings, 'hostTwice').map(({ values }) => values['host'])).toEqual([
      'kiekko.localhost',
      'www.halden.casino',
    ]);
    expect(found(findings, 'onlyLocalHosts')).toEqual([]);
  });
});

describe('files of a brand', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'launch-report-'));
  beforeAll(() => cpSync('brands/halden', path.join(directory, 'halden'), { recursive: true }));
  afterAll(() => rmSync(directory, { recursive: true }));

  const broken = (change: (configured: LaunchInput['configured']) => Partial<LaunchInput['configured']>) =>
    findingsOf({
      input: ({ configured }) => ({
        configured: { ...configured, ...change(configured) },
        directory,
        files: site.readBrandFiles(directory, configured.brand, undefined),
      }),
    });

  it('are fine as they are shipped', () => {
    const subject = broken(() => ({})).filter(({ severity }) => severity === 'blocker');
    expect(subject.map(({ kind }) => kind)).toEqual(['onlyLocalHosts']);
  });

  it('finds a file that is refused, with its line, its pointer and the nearest value', () => {
    const refusal = `${directory}/halden/brand.json: /layuot is no setting. Did you mean "layout"?\n${directory}/halden/theme.json: /color/text is "red", which is not allowed.`;
    const findings = findingsOf({
      input: ({ configured }) => ({
        directory: directory,
        files: site.readBrandFiles(directory, configured.brand, refusal),
      }),
    });
    const refused = found(findings, 'refusedFile');
    expect(refused.map(({ severity }) => severity)).toEqual(['blocker', 'blocker']);
    expect(refused[0]?.values['problem']).toContain('Did you mean "layout"?');
    const line = readFileSync('brands/halden/theme.json', 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('"text":'));
    expect(placesOf(refused)).toEqual([
      `${directory}/halden/brand.json:1 /layuot`,
      `${directory}/halden/theme.json:${line + 1} /color/text`,
    ]);
  });

  it('finds a font that is not bundled and colours nobody can read, with the nearest that would do', () => {
    const findings = broken(({ theme }) => ({
      theme: {
        ...theme,
        color: { ...theme.color, textMuted: '#3a4a44' },
        font: { ...theme.font, text: 'Figtre Variable' },
      },
    }));
    expect(found(findings, 'fontNotBundled')[0]).toMatchObject({
      severity: 'warning',
      values: { font: 'Figtre Variable', nearest: 'Figtree Variable' },
    });
    expect(placesOf(found(findings, 'lowContrast'))).toContainEqual(
      expect.stringMatching(/halden\/theme\.json:\d+ \/color\/textMuted → textMuted #[0-9a-f]{6}/),
    );
  });

  it('finds a currency that the platform does not know for the brand', () => {
    const findings = broken(({ markets }) => {
      const finland = markets.get('FI');
      return finland ? { markets: new Map([...markets, ['FI', { ...finland, currency: 'PLN' }]]) } : {};
    });
    expect(found(findings, 'platformCurrency')).toMatchObject([
      { severity: 'blocker', values: { currency: 'PLN' }, markets: ['FI'] },
    ]);
  });

  it('finds texts that refer to themselves, and none that refer to others', () => {
    const findings = broken(() => ({
      messages: new Map([
        ['en', { app: { close: '$t(app.menu)', menu: 'On $t(app.close)', back: '$t(app.close)' } }],
      ]),
    }));
    const keys = found(findings, 'textRefersToItself').map(({ values }) => values['key']);
    expect(keys).toEqual(['app.close', 'app.menu']);
  });

  it('finds that the icon of the tab is missing', () => {
    rmSync(path.join(directory, 'halden/assets/favicon.svg'));
    expect(
      placesOf(
        found(
          broken(() => ({})),
          'iconMissing',
        ),
      ),
    ).toEqual([`${directory}/halden/assets/favicon.svg`]);
  });
});

describe('placeholders and blocks', () => {
  it.each(['LICENCE-NUMBER', 'support@halden.example', 'Halden Royale Ltd'])('finds %s', (placeholder) => {
    const findings = findingsOf({
      item: on('halden-nav-promotions', withField('label', { en: `See ${placeholder}` })),
    });
    expect(found(findings, 'placeholderLeft')).toMatchObject([
      { severity: 'blocker', values: { text: placeholder } },
    ]);
  });

  it('finds the texts a new brand begins with', () => {
    const starter = new Map([['en', new Set(['A text of every new brand'])]]);
    const findings = findingsOf({
      item: on('halden-nav-promotions', withField('label', { en: 'A text of every new brand' })),
      input: ({ configured }) => ({
        files: { ...site.readBrandFiles('brands', configured.brand, undefined), starter },
      }),
    });
    expect(placesOf(found(findings, 'starterText'))).toEqual(['halden-nav-promotions /label']);
  });

  it('finds a hero without title, which no page shows', () => {
    const findings = findingsOf({
      item: (item) => (item.type === 'heroBanner' ? withField('title', undefined)(item) : item),
    });
    expect(found(findings, 'requiredMissing')[0]).toMatchObject({
      severity: 'blocker',
      values: { field: 'title' },
    });
  });

  it('finds a block that is nested in itself', () => {
    const hero = parts.entries.find(({ id, type }) => type === 'heroBanner' && id.startsWith('halden'));
    const panel = 'halden-nav-promotions';
    const link = (id = '') => ({ sys: { type: 'Link', linkType: 'Entry', id } });
    const findings = findingsOf({
      item: (item) => {
        if (item.id === panel) return withField('blocks', { en: [link(hero?.id)] })(item);
        return item.id === hero?.id
          ? { ...item, type: 'columns', fields: { panels: { en: [link(panel)] } } }
          : item;
      },
    });
    expect(found(findings, 'holdsItself').map(({ values }) => values['entry'])).toEqual([hero?.id]);
  });
});

describe('weight of pages', () => {
  it('finds what is too heavy, what cannot be made, and that there is no build', () => {
    const findings = findingsOf({
      input: ({ sites }) => {
        const [first, second] = sites.map((shown) => shown.site);
        if (!first || !second) throw new Error('two sites are needed');
        const light = {
          path: '/',
          status: 200,
          html: 90,
          scripts: undefined,
          styles: undefined,
          pictures: 1,
        };
        return {
          weights: [
            { ...light, site: first },
            { ...light, site: second, html: 101, scripts: 101, styles: 101, pictures: 2 },
            { ...light, site: first, path: '/promotions', status: 502, reason: 'no footer' },
          ],
        };
      },
    });
    expect(found(findings, 'htmlOverBudget')[0]?.values).toEqual({ path: '/', value: 101, limit: 100 });
    for (const kind of ['scriptOverBudget', 'styleOverBudget', 'picturesOverBudget'] as const)
      expect(found(findings, kind), kind).toHaveLength(1);
    expect(placesOf(found(findings, 'pageFailed'))[0]).toMatch(/\/promotions: no footer$/);
    expect(found(findings, 'notBuilt')).toHaveLength(1);
  });
});
