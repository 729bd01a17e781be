import { isRecord } from '../../../../schemas/is-record';
import type { Place } from '../finding';
import type { ContentInput, ShownSite } from '../launch-input';
import type { StoredItem } from '../published-content';
import { type CellShape, cellPlace, pictureFields, shownCells } from './cell-pictures';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

/** Size in bytes from which a picture makes pages slow on phones. */
const heavyBytes = 1_000_000;

/** Width in pixels required of pictures that pages show large. */
const neededWidths: Readonly<Record<string, number>> = {
  'heroBanner.image': 1200,
  'bannerSlide.image': 1200,
  'heroBanner.imageTall': 720,
  'bannerSlide.imageTall': 720,
  'video.poster': 1200,
};

/** Width in pixels required of a picture in a cell; narrower ones are blurred even on standard screens. */
const neededInCells: Readonly<Record<CellShape, number>> = {
  '1x': 200,
  '2xh': 400,
  '2xv': 200,
  '4x': 400,
  tall: 200,
};

/** Pictures must be neither too heavy nor too small for their place. */
export function checkPictureFiles({ content, sites }: ContentInput, tell: Tell): void {
  for (const shownSite of sites) {
    const { shown } = shownSite;
    for (const entry of shown.entries)
      for (const { kind, id, field } of content.links(entry)) {
        const asset = kind === 'Asset' ? content.asset(id) : undefined;
        const needed = neededWidths[`${entry.type}.${field}`];
        if (asset) checkFile(asset, needed, shownSite, entryPlace(shown, entry.id, `/${field}`), tell);
      }
    // Games are not followed: pages show only the pictures in their cells.
    for (const cell of shownCells(content, shown)) {
      const [asset] = content.linked(cell.game, pictureFields[cell.shape]);
      const place = { ...entryPlace(shown, cell.holder.id, ''), at: cellPlace(cell) };
      if (asset) checkFile(asset, neededInCells[cell.shape], shownSite, place, tell);
    }
  }
}

function checkFile(
  asset: StoredItem,
  needed: number | undefined,
  { site }: ShownSite,
  place: Place,
  tell: Tell,
): void {
  const file = fileOf(asset);
  if (!file) return;
  if (file.bytes > heavyBytes)
    tell('heavyPicture', { site, values: { megabytes: (file.bytes / 1e6).toFixed(1) }, place });
  if (needed !== undefined && file.width !== undefined && file.width < needed)
    tell('narrowPicture', { site, values: { width: file.width, needed }, place });
}

/** Size and width of a picture; vector drawings have no width. */
function fileOf({ fields }: StoredItem): { bytes: number; width: number | undefined } | undefined {
  const file = Object.values(fields['file'] ?? {}).find(isRecord);
  const details = file?.['details'];
  if (!String(file?.['contentType']).startsWith('image/') || !isRecord(details)) return undefined;
  const { size, image } = details;
  const width = isRecord(image) ? image['width'] : undefined;
  const isDrawing = file?.['contentType'] === 'image/svg+xml';
  return {
    bytes: typeof size === 'number' ? size : 0,
    width: typeof width === 'number' && !isDrawing ? width : undefined,
  };
}
