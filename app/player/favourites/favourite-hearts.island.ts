import { addFavouriteButton } from '../../../ui/game/favourite-button';
import { showToast } from '../../../ui/notice/toast';
import { sendForm } from '../forms/send-form';
import { withPageChannel } from '../channel/with-page-channel';

const signedOutCodes = [
  'error.unauthorized',
  'error.token.expired',
  'error.session.blocked',
  'error.time.limit.reached',
];

export interface HeartsProps {
  locale: string;
  labels: {
    /** Label of a heart, with `{{name}}` of the game. */
    heart: string;
    failed: string;
    full: string;
    close: string;
  };
}

/** Event on the document after a change, on which rows of favourites update. */
export const favouritesChanged = 'marquee:favourites';

/**
 * Adds a heart to every game tile of a signed-in player's page, and to later tiles, once the favourites are loaded.
 */
export function mount(_element: HTMLElement, { locale, labels }: HeartsProps): void {
  const hearts = new Map<HTMLElement, HTMLButtonElement>();
  let favourites: Set<string> | undefined;

  function decorate(): void {
    if (!favourites) return;
    for (const tile of document.querySelectorAll<HTMLElement>('#content a[data-game]')) {
      const { game } = tile.dataset;
      if (!game || hearts.has(tile)) continue;
      const name = tile.querySelector('[data-name]')?.textContent ?? '';
      const heart = addFavouriteButton(tile, labels.heart.replace('{{name}}', name));
      heart.setAttribute('aria-pressed', String(favourites.has(game)));
      heart.addEventListener('click', () => void press(game));
      hearts.set(tile, heart);
    }
    for (const tile of hearts.keys()) if (!tile.isConnected) hearts.delete(tile);
  }

  async function press(game: string): Promise<void> {
    if (!favourites) return;
    const favourite = !favourites.has(game);
    mark(game, favourite);
    const fields = { gameId: game, favourite: String(favourite) };
    const reply = await sendForm(`/api/favourites?locale=${locale}`, fields);
    if (reply.kind === 'answer') {
      document.dispatchEvent(new Event(favouritesChanged));
      return;
    }
    mark(game, !favourite);
    const code = reply.kind === 'failure' ? reply.code : '';
    if (signedOutCodes.includes(code)) return location.assign(`/${locale}`);
    const value = code === 'error.my.games.full' ? labels.full : labels.failed;
    showToast({ kind: 'error', value, closeLabel: labels.close });
  }

  /** A game may appear on a page more than once. */
  function mark(game: string, favourite: boolean): void {
    if (favourite) favourites?.add(game);
    else favourites?.delete(game);
    for (const [tile, heart] of hearts)
      if (tile.dataset['game'] === game) heart.setAttribute('aria-pressed', String(favourite));
  }

  const content = document.getElementById('content');
  if (!content) return;
  new MutationObserver((changes) => {
    // Ignores the hearts, whose insertion triggers the observer, too.
    const brought = changes.some(({ addedNodes }) =>
      [...addedNodes].some((node) => node instanceof Element && !(node instanceof HTMLButtonElement)),
    );
    if (brought) decorate();
  }).observe(content, { childList: true, subtree: true });
  decorate();
  withPageChannel((channel) =>
    channel.subscribe(({ player }) => {
      if (!player || favourites) return;
      favourites = new Set(player.favourites);
      decorate();
    }),
  );
}
