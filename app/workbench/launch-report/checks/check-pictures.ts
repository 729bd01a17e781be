import { isRecord } from '../../../../schemas/is-record';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';
import type { ContentInput, ShownSite } from '../launch-input';
import type { PublishedContent, StoredItem } from '../published-content';

/** Picture a cell or row of this shape shows; every game must have a square one. */
const pictureOf = { '2xv': 'verticalImage', '2xh': 'images', tall: 'verticalImage' } as const;
type SpecialShape = keyof typeof pictureOf;

const devices = ['desktop', 'tablet', 'mobile'] as const;

/** Banners that are cut on a phone unless they have a picture for it. */
const banners = new Set(['heroBanner', 'bannerSlide']);

/** Required pictures exist, in the shape of their place, and have an alternative text. */
export function checkPictures(input: ContentInput, tell: Tell): void {
  for (const shownSite of input.sites) {
    checkCells(input.content, shownSite, tell);
    for (const entry of shownSite.shown.entries) checkEntry(input.content, shownSite, entry, tell);
  }
}

/** Whether an asset has bytes: what is processed late or failed has none. */
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

/** A picture that carries meaning; decoration accompanies text. */
function isDescribed(content: PublishedContent, entry: StoredItem, locale: string): boolean {
  if (content.text(entry, 'alternativeText', locale)) return true;
  return content.linked(entry, 'image').some((asset) => content.text(asset, 'description', locale));
}

/** Cells of lobby grids and rows of tall pictures show a game in another shape than its square picture has. */
function checkCells(content: PublishedContent, { site, shown }: ShownSite, tell: Tell): void {
  const games = gamesById(content);
  const tellWithout = (shape: SpecialShape, gameId: string, holder: StoredItem) => {
    const game = games.get(gameId);
    if (!game || content.linked(game, pictureOf[shape]).some(hasFile)) return;
    tell('noPictureForCell', {
      site,
      values: { shape },
      place: {
        ...entryPlace(shown, holder.id, ''),
        at: `${game.id} /${pictureOf[shape]} (${holder.id})`,
      },
    });
  };
  for (const entry of shown.entries) {
    if (entry.type === 'category')
      for (const { cell, gameId } of gridCells(content.plain(entry, 'lobbyGrid')))
        if (cell === '2xv' || cell === '2xh') tellWithout(cell, gameId, entry);
    if (entry.type === 'gameRow' && content.plainText(entry, 'shape') === 'tall')
      for (const game of content.linked(entry, 'games'))
        tellWithout('tall', content.plainText(game, 'gameId') ?? '', entry);
  }
}

function gridCells(grid: unknown): { cell: string; gameId: string }[] {
  if (!isRecord(grid)) return [];
  return devices.flatMap((device) => {
    const cells: unknown[] = Array.isArray(grid[device]) ? grid[device] : [];
    return cells.filter(isRecord).map(({ cell, gameId }) => ({ cell: String(cell), gameId: String(gameId) }));
  });
}

const gamesByContent = new WeakMap<PublishedContent, ReadonlyMap<string, StoredItem>>();

function gamesById(content: PublishedContent): ReadonlyMap<string, StoredItem> {
  let games = gamesByContent.get(content);
  if (!games) {
    games = new Map(
      content.ofType('game').flatMap((game) => {
        const id = content.plainText(game, 'gameId');
        return id === undefined ? [] : [[id, game]];
      }),
    );
    gamesByContent.set(content, games);
  }
  return games;
}
