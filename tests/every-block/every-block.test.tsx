// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import axe from 'axe-core';
import { HtmlValidate } from 'html-validate';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockComponents } from '../../app/render/registry.generated';
import { siteView } from '../../app/render/site-view';
import { configuration } from '../../app/site/configuration.server';
import { translator } from '../../app/site/messages.server';
import { sitesOf } from '../../app/site/resolve.server';
import { contentValidators, liveValidators } from '../../schemas/generated/block-validators';
import { type BlockName, blockMeta } from '../../schemas/generated/blocks';
import { SiteProvider, type SiteView } from '../../ui/site-context';

const blocks = Object.keys(blockMeta) as BlockName[];
const brands = [...configuration().brands.values()];
const requiredFixtures = ['hostile', 'maximal', 'minimal', 'typical'];

const fixturesOf = (block: BlockName) =>
  readdirSync(`blocks/${block}/fixtures`).map((file) => file.replace(/\.json$/, ''));

interface Fixture {
  content: unknown;
  live: unknown;
  /** Blocks in the panels of a container, each a fixture of its own. */
  slots?: (Fixture & { block: BlockName })[][];
}

function readFixture(block: BlockName, fixture: string): Fixture {
  return JSON.parse(readFileSync(`blocks/${block}/fixtures/${fixture}.json`, 'utf8')) as Fixture;
}

async function viewOf(
  brand: (typeof brands)[number],
  direction: 'ltr' | 'rtl',
  authorized = false,
): Promise<SiteView> {
  const [site] = sitesOf(brand);
  if (!site) throw new Error('a brand without sites');
  return {
    ...siteView(site, {
      path: '/',
      authorized,
      now: Date.parse('2026-11-21T12:00:00Z'),
      t: await translator(site),
    }),
    direction,
  };
}

/** The component alone, so that what it throws fails the test. */
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

/** What the schemas have against a fixture and the blocks in it, with the place. */
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

/** Everything in a piece of HTML that would run: scripts other than structured data, event handlers, script addresses. */
function activeContent(html: string): string[] {
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
    // Style of writing, not validity; React decides these.
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
    // A filter may be chosen several times over.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
  },
});

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
      for (const brand of brands)
        for (const direction of ['ltr', 'rtl'] as const)
          for (const authorized of [false, true]) {
            const html = render(block, data, await viewOf(brand, direction, authorized));
            expect(activeContent(html)).toEqual([]);
          }
      expect(console.error).not.toHaveBeenCalled();
      expect(console.warn).not.toHaveBeenCalled();
    });

    it('is valid HTML without accessibility violations', async () => {
      const [brand] = brands;
      if (!brand) throw new Error('no brand');
      const html = render(block, readFixture(block, fixture), await viewOf(brand, 'ltr'));
      const report = await validator.validateString(html);
      expect(
        report.results.flatMap((result) =>
          result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        ),
      ).toEqual([]);
      document.body.innerHTML = `<main>${html}</main>`;
      const { violations } = await axe.run(document.body, {
        // Colours need a real browser; whole-page rules need a whole page. Both are checked by the journeys.
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
