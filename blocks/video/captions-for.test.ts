import { expect, test } from 'vitest';
import type { CaptionTrack } from '../../schemas/generated/types';
import { captionsFor } from './captions-for';

const track = (language: string): CaptionTrack => ({
  label: language,
  language,
  file: { url: `https://images.marquee.test/${language}.vtt`, contentType: 'text/vtt' },
});
const tracks = ['en', 'pt-PT', 'pt-BR', 'fr'].map(track);

test.each([
  ['pt-BR', 'pt-BR'],
  ['fr-CA', 'fr'],
  ['en-CA', 'en'],
  ['fi', undefined],
])('captions for a site in %s are those in %s', (tag, language) => {
  expect(captionsFor(tracks, tag)?.language).toBe(language);
});
