import { expect, test } from 'vitest';
import { layOver, needsFallback, savedFields } from './lay-over';

const inEnglish = [{ locale: 'en', saved: new Map() }];

const sys = (id: string) => ({ id });
const document = (text: string) => ({ nodeType: 'document', data: {}, content: [text] });

const answer = {
  sys: sys('hero'),
  title: 'Saved',
  lead: null,
  body: { json: document('saved') },
  tags: ['one'],
  placement: { option: 'no-limit' },
  image: { sys: sys('picture'), url: 'a.png', width: 1, height: 1, alt: '' },
  slides: { items: [{ sys: sys('slide'), label: 'Saved slide', next: { sys: sys('page') } }] },
};

test('texts, lists, JSON and rich texts are laid over at any depth, and nothing else is touched', () => {
  const unsaved = {
    hero: {
      title: { en: 'Typed' },
      lead: { en: 'New' },
      body: { en: document('typed') },
      tags: { en: ['one', 'two'] },
      placement: { en: { option: 'group' } },
      internalName: { en: 'not asked for' },
    },
    slide: { label: { en: 'Typed slide' } },
    picture: { alt: { en: 'of an asset' } },
  };
  expect(layOver(answer, unsaved, inEnglish)).toEqual({
    ...answer,
    title: 'Typed',
    lead: 'New',
    body: { json: document('typed') },
    tags: ['one', 'two'],
    placement: { option: 'group' },
    image: { ...answer.image, alt: 'of an asset' },
    slides: { items: [{ ...answer.slides.items[0], label: 'Typed slide' }] },
  });
});

test('links stay as they are saved', () => {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'other' } };
  const unsaved = { hero: { image: { en: link }, slides: { en: [link] }, lead: { en: link } } };
  expect(layOver(answer, unsaved, inEnglish)).toEqual(answer);
  expect(layOver(answer, { hero: { image: { en: null }, slides: { en: [] } } }, inEnglish)).toEqual(answer);
});

/** The title on a page in Portuguese, saved as given in its locale and in its fallback locales. */
function title(
  saved: [portugal: string, brazil: string, english: string],
  typed: Record<string, string | null>,
) {
  const unsaved = { hero: { title: typed } };
  const [portugal, brazil, english] = saved.map((text) => ({ ...answer, title: text }));
  const layer = (locale: string, from: unknown) => ({ locale, saved: savedFields([from], unsaved) });
  const layers = [layer('pt-PT', portugal), layer('pt-BR', brazil), layer('en', english)];
  return (layOver(portugal, unsaved, layers) as typeof answer).title;
}

test('a locale without a value of its own takes what is typed in the one it falls back to', () => {
  expect(title(['Saved', 'Saved', 'Saved'], { en: 'Typed' })).toBe('Typed');
  expect(title(['Brasil', 'Brasil', 'Saved'], { en: 'Typed', 'pt-BR': 'Nova' })).toBe('Nova');
  expect(title(['Brasil', 'Brasil', 'Saved'], { en: 'Typed' })).toBe('Brasil');
  expect(title(['Own', 'Brasil', 'Saved'], { en: 'Typed', 'pt-BR': 'Nova' })).toBe('Own');
  expect(title(['Own', 'Own', 'Saved'], { 'pt-PT': '' })).toBe('');
});

test('a field emptied in a locale shows what the next one has', () => {
  expect(title(['Own', 'Brasil', 'Saved'], { 'pt-PT': null })).toBe('Brasil');
  expect(title(['Own', 'Brasil', 'Saved'], { 'pt-PT': null, 'pt-BR': null, en: 'Typed' })).toBe('Typed');
  expect(title(['Own', 'Saved', 'Saved'], { 'pt-PT': null, 'pt-BR': null, en: null })).toBeNull();
  expect(needsFallback({ hero: { title: { 'pt-PT': 'Typed' } } }, 'pt-PT')).toBe(false);
  expect(needsFallback({ hero: { title: { 'pt-PT': null } } }, 'pt-PT')).toBe(true);
});

test('what is not touched is the same object, so that nothing is computed from it again', () => {
  const both = [answer, { sys: sys('faq'), title: 'Other' }];
  const laid = layOver(both, { faq: { title: { en: 'Typed' } } }, inEnglish) as typeof both;
  expect(laid[0]).toBe(answer);
  expect(layOver(both, { elsewhere: { title: { en: 'Typed' } } }, inEnglish)).toBe(both);
});
