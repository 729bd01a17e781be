import { unknownPlaceholders } from '../../content/documents/market-terms';
import { expect, test } from 'vitest';
import { looks } from './looks';
import { type MadeBrand, makeBrand } from './make-brand';
import { type ContentFile, readContent, readProject } from './project.server';
import { starterTexts } from './starter.server';
import { wishOf } from './wish';

const project = readProject();
const shared = readContent(project.contentFolder);
const made = await Promise.all(
  looks.map(
    async (look) =>
      [
        look,
        await makeBrand(
          wishOf({ id: 'lantern', look, markets: 'UN,BR,PP', languages: 'en,pt' }, project),
          project,
        ),
      ] as const,
  ),
);

const contentOf = ({ content }: MadeBrand): ContentFile[] => [...content.values()];

/** Ids of entries and assets. */
const idsOf = (files: Iterable<ContentFile>) =>
  [...files].flatMap(({ entries = [], assets = [] }) => [...entries, ...assets].map(({ sys }) => sys.id));

const linksIn = (files: ContentFile[]) =>
  [...JSON.stringify(files).matchAll(/"linkType":"(?:Entry|Asset)","id":"([^"]+)"/g)].map(
    ([, id = '']) => id,
  );

/** Page addresses common to all brands, without those of campaigns. */
const pathsOf = (files: Iterable<ContentFile>, brand: string) =>
  [...files]
    .flatMap(({ entries = [] }) => entries)
    .filter(({ fields }) => JSON.stringify(fields['brands'] ?? null).includes(`"${brand}"`) && fields['path'])
    .map(({ fields }) => String(fields['path']?.['en']))
    .filter((path) => !/^\/(landing|promo)\//.test(path));

test.each(made)(
  '%s: every link leads somewhere, no id is there twice, no placeholder is left',
  (_look, brand) => {
    const content = contentOf(brand);
    const ids = idsOf(content);
    const known = new Set([...ids, ...idsOf(shared.values())]);
    expect(linksIn(content).filter((id) => !known.has(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || !id.includes('lantern'))).toEqual([]);
    const left = (text: string) => unknownPlaceholders(text).length > 0;
    const written = [...Object.entries(brand.configuration), ...brand.content];
    expect(written.filter(([, value]) => left(JSON.stringify(value))).map(([file]) => file)).toEqual([]);
  },
);

test.each(made)('%s: it has every address that the brands before it have', (_look, brand) => {
  const paths = new Set(pathsOf(contentOf(brand), 'lantern'));
  for (const other of project.configuration.brands.keys()) {
    const loyalty = project.configuration.brands.get(other)?.brand.routes.loyalty;
    expect(pathsOf(shared.values(), other).length).toBeGreaterThan(10);
    const missing = pathsOf(shared.values(), other).filter((path) => path !== loyalty && !paths.has(path));
    expect(missing, other).toEqual([]);
  }
  expect(paths).toContain('/loyalty');
});

test.each(made)('%s: pictures are whole, small and depend on nothing outside', (_look, { pictures }) => {
  expect(pictures.size).toBeGreaterThan(20);
  const faulty = [...pictures].filter(([, svg]) => {
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    return (
      svg.length > 60_000 ||
      /<text|<image|<script|NaN|undefined|Infinity/.test(svg) ||
      used.some((id) => !ids.has(id))
    );
  });
  expect(faulty.map(([file]) => file)).toEqual([]);
});

test('the same wish makes the same brand, another id another one', async () => {
  const again = await makeBrand(
    wishOf({ id: 'lantern', look: 'bar', markets: 'UN,BR,PP', languages: 'en,pt' }, project),
    project,
  );
  expect(again).toEqual(made.find(([look]) => look === 'bar')?.[1]);
  const other = await makeBrand(wishOf({ id: 'harbour', look: 'bar' }, project), project);
  expect(other.pictures.get('brands/harbour/hero-welcome-wide.svg')).not.toBe(
    again.pictures.get('brands/lantern/hero-welcome-wide.svg'),
  );
});

test('the marks that the law of a market asks for stand in the footer', () => {
  const requested = [...project.configuration.rulePacks.values()]
    .filter(({ countries }) => countries?.includes('SE'))
    .flatMap(({ rules }) => rules.filter(({ rule }) => rule === 'marks').map(({ value }): unknown => value))
    .flat();
  expect(requested.length).toBeGreaterThan(0);
  const marks = [...shared.values()].flatMap(({ entries = [] }) =>
    entries.filter(({ fields }) => requested.includes(fields['markId']?.['en'])),
  );
  const [, brand] = made[0] ?? [];
  const footer =
    brand &&
    contentOf(brand)
      .flatMap(({ entries = [] }) => entries)
      .find(({ sys }) => sys.id === 'lantern-footer');
  for (const { sys } of marks)
    expect(JSON.stringify(footer?.fields['regulationMarks'])).toContain(`"${sys.id}"`);
  expect(marks).toHaveLength(new Set(requested).size);
});

test('the starter says the same in each of its languages', () => {
  const texts = starterTexts();
  const english = Object.keys(texts.get('en') ?? {});
  for (const [locale, words] of texts) {
    expect(Object.keys(words), locale).toEqual(english);
    for (const [key, text] of Object.entries(words))
      expect([...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort(), `${locale} ${key}`).toEqual(
        [...(texts.get('en')?.[key] ?? '').matchAll(/\{\{\w+\}\}/g)].map(String).sort(),
      );
  }
});
