import type { CaptionTrack } from '../../schemas/generated/types';

const primary = (language: string) => language.toLowerCase().split('-')[0];

/** The captions switched on from the start: those in the language of the site, else in another form of it. */
export function captionsFor(captions: readonly CaptionTrack[], tag: string): CaptionTrack | undefined {
  return (
    captions.find(({ language }) => language.toLowerCase() === tag.toLowerCase()) ??
    captions.find(({ language }) => primary(language) === primary(tag))
  );
}
