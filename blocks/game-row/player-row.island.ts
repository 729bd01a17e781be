import type { GameCardLive } from '../../schemas/generated/types';
import { fillTile } from '../../ui/game/fill-tile';
import { fetchJson } from '../../ui/live/poll';
import type { TileSite } from '../../ui/game/tile-site';
import { type RowShape, rowCrop } from './row-crop';

export interface PlayerRowProps {
  dataHref: string;
  /** The list changes when a heart is pressed on this very page. */
  followFavourites: boolean;
  limit?: number;
  shape: RowShape;
  poster: boolean;
  site: TileSite;
}

/** Fills a row with the games of the player; says so when there are none, or when they cannot be had. */
export function mount(element: HTMLElement, props: PlayerRowProps): void {
  const { dataHref, followFavourites, limit, shape, poster, site } = props;
  const track = element.querySelector<HTMLElement>('[data-scroll-track]');
  const template = element.querySelector<HTMLTemplateElement>('template[data-tile]');
  const empty = element.querySelector<HTMLElement>('[data-empty]');
  const failed = element.querySelector<HTMLElement>('[data-failed]');
  if (!track || !template || !empty || !failed) return;
  const places = [...track.children];

  async function read(): Promise<void> {
    if (!track || !template || !empty || !failed) return;
    const answer = await fetchJson(dataHref);
    const isList = isGames(answer);
    failed.hidden = isList;
    if (!isList) return;
    const games = answer.items.slice(0, limit);
    empty.hidden = games.length > 0;
    track.replaceChildren(
      ...(games.length > 0
        ? games.map((game) => fillTile(template, game, rowCrop(game, shape, poster), site))
        : places),
    );
    // The buttons of the row look again at what there is to scroll.
    track.dispatchEvent(new Event('scroll'));
  }

  failed.querySelector('[data-retry]')?.addEventListener('click', () => void read());
  if (followFavourites) document.addEventListener('marquee:favourites', () => void read());
  void read();
}

function isGames(value: unknown): value is { items: GameCardLive[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'items' in value &&
    Array.isArray(value.items) &&
    value.items.every(
      (item: unknown) =>
        typeof item === 'object' && item !== null && 'gameId' in item && 'square' in item && 'badges' in item,
    )
  );
}
