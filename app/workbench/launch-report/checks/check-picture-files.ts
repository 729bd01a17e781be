import { isRecord } from '../../../../schemas/is-record';
import type { Place } from '../finding';
import type { ContentInput, ShownSite } from '../launch-input';
import type { StoredItem } from '../published-content';
import { type CellShape, cellPlace, pictureFields, shownCells } from './cell-pictures';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

/** From how many bytes on a picture makes pages slow on phones. */
const heavyBytes = 1_000_000;

/** Width in pixels that a picture needs where a page shows it large. */
const neededWidths: Readonly<Record<string, number>> = {
  'heroBanner.image': 1200,
  'bannerSlide.image': 1200,
  'heroBanner.imageTall': 720,
  'bannerSlide.imageTall': 720,
  'video.poster': 1200,
};

/** Width in pixels that a picture needs in a cell; below it is blurred even on plain screens. */
const neededInCells: Readonly<Record<CellShape, number>> = {
  '1x': 200,
  '2xh': 400,
  '2xv': 200,
  '4x': 400,
  tall: 200,
};

/** Pictures are neither too heavy nor too small for where they are shown. */
export function checkPictureFiles({ content, sites }: ContentInput, tell: Tell): void {
  for (const shownSite of sites) {
    const { shown } = shownSite;
    for (const entry of shown.entries)
      for (const { kind, id, field } of content.links(entry)) {
        const asset = kind === 'Asset' ? content.asset(id) : undefined;
        const needed = neededWidths[`${entry.type}.${field}`];
        if (asset) checkFile(asset, needed, shownSite, entryPlace(shown, entry.id, `/${field}`), tell);
      }
    // Games are not followed: a page shows of them what stands in its cells.
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

/** Weight and width of a picture; drawings have no width. */
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
