// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockComponents } from '../../app/render/registry.generated';
import { siteView } from '../../app/render/site-view';
import { configuration } from '../../app/site/configuration/configuration.server';
import { translator } from '../../app/site/texts/messages.server';
import { sitesOf } from '../../app/site/resolve.server';
import { contentValidators, liveValidators } from '../../schemas/generated/block-validators';
import { type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { SiteProvider, type SiteView } from '../../ui/site/site-context';

const blocks = Object.keys(blockMeta) as BlockName[];
const brands = [...configuration().brands.values()];
const requiredFixtures = ['hostile', 'maximal', 'minimal', 'typical'];

const fixturesOf = (block: BlockName) =>
  readdirSync(`blocks/${block}/fixtures`).map((file) => file.replace(/\.json$/, ''));

interface Fixture {
  content: unknown;
  live: unknown;
  /** Blocks in the panels of a container, each with its own fixture. */
  slots?: (Fixture & { block: BlockName })[][];
}

function readFixture(block: BlockName, fixture: string): Fixture {
  return JSON.parse(readFileSync(`blocks/${block}/fixtures/${fixture}.json`, 'utf8')) as Fixture;
}

async function viewsOf(brand: (typeof brands)[number]): Promise<SiteView[]> {
  const [site] = sitesOf(brand);
  if (!site) throw new Error('a brand without sites');
  const t = await translator(site);
  const now = Date.parse('2026-11-21T12:00:00Z');
  return [false, true].flatMap((authorized) =>
    (['ltr', 'rtl'] as const).map((direction) => ({
      ...siteView(site, { path: '/', authorized, now, t }),
      direction,
    })),
  );
}

/** Every brand in both directions, signed out and in. */
const views = (await Promise.all(brands.map(viewsOf))).flat();

/** Renders the component without error boundaries, so that its exceptions fail the test. */
function render(block: BlockName, { content, live, slots }: Fixture, view: SiteView): string {
  const Component = blockComponents[block] as ComponentType<
    Pick<Fixture, 'content' | 'live'> & { slots?: string[] }
  >;
  const panels = slots?.map((panel) =>
    panel
      .map((inner) => `<div data-block="${inner.block}">${render(inner.block, inner, view)}</div>`)
      .join(''),
  );
  return renderToString(
    <SiteProvider value={view}>
      <Component content={content} live={live} {...(panels ? { slots: panels } : {})} />
    </SiteProvider>,
  );
}

/** Schema errors of a fixture and its inner blocks, with their path. */
function faultsOf(block: BlockName, { content, live, slots = [] }: Fixture, place: string): string[] {
  const validateContent = contentValidators[block];
  const validateLive = liveValidators[block];
  return [
    ...(validateContent(content) ? [] : (validateContent.errors ?? [])).map(
      ({ instancePath, message }) => `${place} content${instancePath} ${message}`,
    ),
    ...(!validateLive || validateLive(live) ? [] : (validateLive.errors ?? [])).map(
      ({ instancePath, message }) => `${place} live${instancePath} ${message}`,
    ),
    ...slots.flatMap((panel, index) =>
      panel.flatMap((inner) => faultsOf(inner.block, inner, `${place} slots/${index} ${inner.block}`)),
    ),
  ];
}

/** Cheap pre-check: without any of these, or a character escape that React never writes, HTML contains nothing active. */
const maybeActive = /<script|[\s"'/]on\w+\s*=|(?:javascript|data|vbscript):|&(?!(?:amp|lt|gt|quot|#x27);)/i;

/** Active content in HTML: scripts other than structured data, event handlers, script URLs. */
function activeContent(html: string): string[] {
  if (!maybeActive.test(html)) return [];
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return [...parsed.querySelectorAll('*')].flatMap((element) => {
    const script = element.tagName === 'SCRIPT' && element.getAttribute('type') !== 'application/ld+json';
    const attributes = [...element.attributes].filter(
      ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value),
    );
    return [
      ...(script ? [element.outerHTML] : []),
      ...attributes.map(({ name, value }) => `${name}="${value}"`),
    ];
  });
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Formatting rules, decided by React.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'prefer-native-element': 'off',
    'valid-id': 'off',
    // A filter may be selected several times.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
  },
});

// Without styles, hidden content is checked too, and jsdom is ten times as fast.
document.head.replaceChildren();

describe.each(blocks)('%s', (block) => {
  it('has the four kinds of fixtures, each valid by its schemas', () => {
    expect(fixturesOf(block)).toEqual(expect.arrayContaining(requiredFixtures));
    expect(
      fixturesOf(block).flatMap((fixture) => faultsOf(block, readFixture(block, fixture), fixture)),
    ).toEqual([]);
  });

  it('has a panel for each list of blocks in its fixtures', () => {
    const { slots: property } = blockMeta[block];
    for (const fixture of fixturesOf(block)) {
      const { content, slots } = readFixture(block, fixture);
      const panels = property ? (content as Record<string, unknown[]>)[property] : undefined;
      expect(slots?.length, fixture).toBe(panels?.length);
    }
  });

  describe.each(fixturesOf(block))('%s', (fixture) => {
    beforeEach(() => {
      vi.spyOn(console, 'error');
      vi.spyOn(console, 'warn');
    });
    afterEach(() => vi.restoreAllMocks());

    it('ENGINE-07 renders in every brand and direction, signed in and out, without a word on the console', async () => {
      const data = readFixture(block, fixture);
      for (const view of views) expect(activeContent(render(block, data, view))).toEqual([]);
      expect(console.error).not.toHaveBeenCalled();
      expect(console.warn).not.toHaveBeenCalled();
    });

    it('is valid HTML without accessibility violations', async () => {
      const [view] = views;
      if (!view) throw new Error('no brand');
      const html = render(block, readFixture(block, fixture), view);
      const report = await validator.validateString(html);
      expect(
        report.results.flatMap((result) =>
          result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        ),
      ).toEqual([]);
      document.body.innerHTML = `<main>${html}</main>`;
      const { violations } = await axe.run(document.body, {
        resultTypes: ['violations'],
        // Colours need a real browser, and page rules a whole page: journeys check both.
        rules: {
          'color-contrast': { enabled: false },
          region: { enabled: false },
          'page-has-heading-one': { enabled: false },
        },
      });
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
    });
  });
});
