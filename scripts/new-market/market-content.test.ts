import { describe, expect, test } from 'vitest';
import { brandContent } from '../../app/workbench/new-brand/brand-content';
import type { Drawn } from '../../app/workbench/new-brand/drawing-style';
import { themeOf } from '../../app/workbench/new-brand/looks';
import { type MarketFile, marketFile } from '../../app/workbench/new-brand/market-file';
import { paletteOf } from '../../app/workbench/new-brand/palette';
import {
  type ContentFile,
  type StoredEntry,
  readContent,
  readProject,
} from '../../app/workbench/new-brand/project.server';
import { openContent } from './market-content';

const project = readProject();
const shared = readContent(project.contentFolder);
const look = 'stacked';
const theme = themeOf('lantern', look, 'dark', paletteOf(['#0b2545', '#ffb703'], 'dark').color);
const drawn: Drawn = { id: 'lantern', name: 'Lantern', look, theme };
const market = (code: string): MarketFile => marketFile(code, {}, project);

/** All content, with that of a brand made from the starter in English. */
function content(
  change: (entries: Map<string, StoredEntry>) => void = () => undefined,
): Map<string, ContentFile> {
  const source = {
    id: 'lantern',
    name: 'Lantern',
    company: 'Lantern Ltd',
    look,
    markets: [market('UN')],
  } as const;
  const own = brandContent({ ...source, configuration: project.configuration, content: shared });
  const entries = [...own.values()].flatMap((file) => file.entries ?? []);
  change(new Map(entries.map((entry) => [entry.sys.id, entry])));
  return new Map([...shared, ...[...own].map(([file, value]) => [`lantern/${file}`, value] as const)]);
}

const open = (code: string, all: Map<string, ContentFile>) =>
  openContent({
    drawn,
    markets: [market('UN'), market(code)],
    configuration: project.configuration,
    content: all,
  });

function fieldsOf({ files }: ReturnType<typeof open>, id: string): StoredEntry['fields'] {
  const found = [...files.values()].flatMap(({ entries = [] }) => entries).find(({ sys }) => sys.id === id);
  return found?.fields ?? {};
}

describe('texts in the languages of a new market', () => {
  test('are those of the starter', () => {
    expect(fieldsOf(open('FI', content()), 'lantern-home-faq')['title']).toEqual({
      en: 'Questions and answers',
      fi: 'Kysymyksiä ja vastauksia',
    });
  });

  test('are left out where the brand says something else by now, and counted', () => {
    const changed = content((entries) => {
      const title = entries.get('lantern-home-faq')?.fields['title'];
      if (title) Object.assign(title, { en: 'You ask, we answer', de: 'Sie fragen, wir antworten' });
    });
    const opened = open('FI', changed);
    expect(fieldsOf(opened, 'lantern-home-faq')['title']).not.toHaveProperty('fi');
    expect(opened.missing).toEqual(new Map([['fi', 1]]));
  });

  test('are not written twice: a language the brand speaks stays as it is', () => {
    expect(open('MT', content()).written).toBe(0);
  });
});

describe('the footer of a new market', () => {
  test('shows a mark of its licence, drawn until the real one is there', () => {
    const opened = open('UK', content());
    expect([...opened.pictures.keys()]).toEqual(['files/brands/lantern/licence-gb.svg']);
    expect(fieldsOf(opened, 'lantern-licence-gb')['onlyMarkets']).toEqual({ en: ['UK'] });
    expect(JSON.stringify(fieldsOf(opened, 'lantern-footer')['licences'])).toContain('lantern-licence-gb');
  });

  test('shows the marks that its law asks for', () => {
    expect(JSON.stringify(fieldsOf(open('PP', content()), 'lantern-footer')['regulationMarks'])).toMatch(
      /spelpaus/,
    );
  });
});
