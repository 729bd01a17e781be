import { isRecord } from '../../../../schemas/is-record';
import { cellPlace, pictureFields, shownCells } from './cell-pictures';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';
import type { ContentInput, ShownSite } from '../launch-input';
import type { PublishedContent, StoredItem } from '../published-content';

/** Banners that are cropped on phones unless they have a separate picture. */
const banners = new Set(['heroBanner', 'bannerSlide']);

/** Required pictures exist, in the shape of their place, and have an alternative text. */
export function checkPictures(input: ContentInput, tell: Tell): void {
  for (const shownSite of input.sites) {
    checkCells(input.content, shownSite, tell);
    for (const entry of shownSite.shown.entries) checkEntry(input.content, shownSite, entry, tell);
  }
}

/** Whether an asset has a file: it is missing while it is processed or if that failed. */
export function hasFile({ fields }: StoredItem): boolean {
  return Object.values(fields['file'] ?? {}).some(
    (file) => isRecord(file) && typeof file['url'] === 'string',
  );
}

function checkEntry(
  content: PublishedContent,
  { site, shown }: ShownSite,
  entry: StoredItem,
  tell: Tell,
): void {
  const place = (field: string) => entryPlace(shown, entry.id, `/${field}`);
  for (const { kind, id, field } of content.links(entry)) {
    if (kind !== 'Asset' || entry.type === 'paymentMethod') continue;
    const asset = content.asset(id);
    if (!asset || !hasFile(asset)) tell('pictureMissing', { site, place: place(field) });
  }
  if (banners.has(entry.type) && content.linked(entry, 'imageTall').length === 0)
    tell('noNarrowPicture', { site, place: place('imageTall') });
  if (entry.type === 'image' && !isDescribed(content, entry, site.speech.contentLocale))
    tell('noDescription', { site, place: place('alternativeText') });
}

/** Whether a picture has a description or is decorative beside text. */
function isDescribed(content: PublishedContent, entry: StoredItem, locale: string): boolean {
  if (content.text(entry, 'alternativeText', locale)) return true;
  return content.linked(entry, 'image').some((asset) => content.text(asset, 'description', locale));
}

/** Lobby grid cells and rows of tall pictures show a game in another shape than its square picture. */
function checkCells(content: PublishedContent, { site, shown }: ShownSite, tell: Tell): void {
  for (const cell of shownCells(content, shown)) {
    const { shape, game, holder } = cell;
    // Every game must have a square picture.
    if (shape === '1x' || shape === '4x') continue;
    if (content.linked(game, pictureFields[shape]).some(hasFile)) continue;
    tell('noPictureForCell', {
      site,
      values: { shape },
      place: { ...entryPlace(shown, holder.id, ''), at: cellPlace(cell) },
    });
  }
}
