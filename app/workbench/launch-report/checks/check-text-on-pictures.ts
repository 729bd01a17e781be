import type { FocalPoint, Theme } from '../../../../schemas/generated/types';
import { validateFocalPoint } from '../../../../schemas/generated/validators.js';
import { focusFieldOf } from '../../../../schemas/focal-point';
import { type BannerText, type BannerView, bannerViews } from '../../picture-contrast/banner-views';
import type { PicturePixels } from '../../picture-contrast/decode-pixels.server';
import { textContrast } from '../../picture-contrast/text-contrast';
import { layerOf } from '../../picture-contrast/veil';
import type { ContentInput, ShownSite } from '../launch-input';
import { addressOfPicture } from '../picture-address';
import type { PublishedContent, StoredItem } from '../published-content';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

/** A brand's theme for text on pictures, and the pictures by address. */
export interface PictureLook {
  theme: Theme;
  pixels: ReadonlyMap<string, PicturePixels>;
}

/** Minimum contrast ratios for large and small text (WCAG 2.2 AA). */
const [largeNeeds, smallNeeds] = [3, 4.5];
const smallTexts = ['eyebrow', 'subtitle', 'conditions'];

/** Text on a banner's picture must be readable on every part of the picture behind it, at every width. */
export function checkTextOnPictures({ content, sites, look }: ContentInput, tell: Tell): void {
  if (look) for (const shownSite of sites) checkSite(content, shownSite, look, tell);
}

function checkSite(
  content: PublishedContent,
  { site, shown }: ShownSite,
  { theme, pixels }: PictureLook,
  tell: Tell,
): void {
  for (const entry of shown.entries) {
    const text = bannerText(content, entry, site.speech.contentLocale);
    if (!text) continue;
    const needed = text.longest === '' ? largeNeeds : smallNeeds;
    const measured = (bannerViews(text, theme) ?? []).flatMap((view) => {
      const { field, address, focus } = pictureIn(content, entry, view);
      const picture = address === undefined ? undefined : pixels.get(address);
      if (!picture) return [];
      const colour = layerOf(theme.color.onScrim);
      const ratio = textContrast({ ...view, pixels: picture, focus: focus ?? view.automatic, colour });
      return [{ field, window: view.window, ratio }];
    });
    const [worst] = measured.sort((one, other) => one.ratio - other.ratio);
    if (worst && worst.ratio < needed)
      tell('textOnPicture', {
        site,
        values: { ratio: worst.ratio.toFixed(1), needed, window: worst.window },
        place: entryPlace(shown, entry.id, `/${worst.field}`),
      });
  }
}

/** The addresses of pictures with text on them. */
export function picturesWithText(content: PublishedContent, entries: readonly StoredItem[]): string[] {
  return entries
    .filter(({ type }) => type === 'heroBanner' || type === 'bannerSlide')
    .flatMap((entry) => [...content.linked(entry, 'image'), ...content.linked(entry, 'imageTall')])
    .flatMap((asset) => addressOfPicture(asset) ?? []);
}

/** The text of a banner in a language; undefined for any other entry. */
function bannerText(content: PublishedContent, entry: StoredItem, locale: string): BannerText | undefined {
  const { type } = entry;
  if (type !== 'heroBanner' && type !== 'bannerSlide') return undefined;
  const [longest = ''] = smallTexts
    .map((name) => content.text(entry, name, locale) ?? '')
    .sort((one, other) => other.length - one.length);
  const height = content.plainText(entry, 'height');
  return {
    type,
    title: content.text(entry, 'title', locale) ?? '',
    longest,
    height: height === 'medium' || height === 'low' ? height : 'tall',
    isCentered: content.plainText(entry, 'alignment') === 'center',
  };
}

interface ShownPicture {
  field: string;
  address: string | undefined;
  focus: FocalPoint | undefined;
}

function pictureIn(content: PublishedContent, entry: StoredItem, { isNarrow }: BannerView): ShownPicture {
  const hasTall = content.linked(entry, 'imageTall').length > 0;
  const field = isNarrow && hasTall ? 'imageTall' : 'image';
  const [asset] = content.linked(entry, field);
  const focus = content.plain(entry, focusFieldOf(field));
  return {
    field,
    address: asset && addressOfPicture(asset),
    focus: validateFocalPoint(focus) ? focus : undefined,
  };
}
