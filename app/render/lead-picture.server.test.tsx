import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../ui/picture/picture';
import { withLeadPicture } from './lead-picture.server';
import { Markup } from './markup.server';

const image = { url: 'https://images.marquee.test/a.svg', width: 1920, height: 720, alt: '' };
const picture = renderToStaticMarkup(<Picture image={image} sizes="100vw" priority />);

/** Loading priorities of pictures, given the number in each block. */
function priorities(...counts: number[]): string[] {
  return withLeadPicture(counts.map((count) => new Markup(picture.repeat(count)))).flatMap(({ html }) =>
    [...html.matchAll(/loading="(\w+)" decoding="async"( fetchpriority="high")?/g)].map(
      ([, loading = '', high]) => (high ? `${loading} first` : loading),
    ),
  );
}

test('the first large picture of a page is fetched first, and no other', () => {
  expect(priorities(2, 0, 1)).toEqual(['eager first', 'lazy', 'lazy']);
  expect(priorities(0, 1, 1)).toEqual(['eager first', 'lazy']);
});

test('a picture below the first screen waits until it is near', () => {
  expect(priorities(0, 0, 0, 1)).toEqual(['lazy']);
});
