import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DocumentHead } from './document-head';
import { HeadTags } from './head-tags';

const head: DocumentHead = {
  title: 'Cherries',
  noIndex: false,
  canonical: 'https://casino.example/pt-BR',
  alternates: [
    { tag: 'en', href: 'https://casino.example/en-UN' },
    { tag: 'pt-BR', href: 'https://casino.example/pt-BR' },
    { tag: 'fi-FI', href: 'https://casino.example/fi-FI' },
    { tag: 'x-default', href: 'https://casino.example/en-UN' },
  ],
  siteName: 'Casino',
  tag: 'pt-BR',
};

test('CONTENT-23 texts of content end neither a script nor an attribute of the head', () => {
  const hostile = '"></script><script>alert(1)</script>';
  const picture = {
    url: 'https://p.example/a?w=1&q=2',
    type: 'image/webp',
    width: 9,
    height: 9,
    alt: hostile,
  };
  const html = renderToStaticMarkup(
    <HeadTags
      head={{
        ...head,
        title: hostile,
        picture,
        structured: { '@context': 'https://schema.org', '@graph': [{ name: hostile }] },
      }}
    />,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@graph': [{ name: hostile }] });
});

test('SHELL-09 link previews have locales with a country alone, and each of them once', () => {
  const html = renderToStaticMarkup(<HeadTags head={head} />);
  expect([...html.matchAll(/og:locale(?::alternate)?" content="([^"]+)"/g)].map(([, tag]) => tag)).toEqual([
    'pt_BR',
    'fi_FI',
  ]);
  expect(renderToStaticMarkup(<HeadTags head={{ ...head, noIndex: true }} />)).not.toMatch(
    /alternate|canonical/,
  );
});
