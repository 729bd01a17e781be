import { fetchJson } from '../../../ui/live/poll';
import { loadMessenger } from './messenger-api';
import { readMemory, remember } from './messenger-memory';
import { type MessengerPlayer, conversationFields, isWidgetShown } from './messenger-rules';

/** Settings of the messenger on a page. */
export interface MessengerPage {
  /** Address of the provider's script, with the key of the site. */
  script: string;
  /** Endpoint with the player's identity; null for a visitor who is not signed in. */
  playerHref: string | null;
  /** Id of the provider's field for the player id. */
  playerField: string;
}

/** Callbacks for changes of the widget. */
export interface MessengerListeners {
  /** @param shown whether the provider's widget is visible */
  changed(shown: boolean, unread: number): void;
  closed(): void;
}

/** z-index below the tab bar of phones and the consent notice. */
const layer = 24;

/**
 * Loads the messenger hidden (MSG-02), signs the player in, and subscribes to its three events (MSG-03). @throws
 * Error when it cannot be loaded
 */
export async function startMessenger(
  page: MessengerPage,
  { changed, closed }: MessengerListeners,
): Promise<void> {
  const player = page.playerHref === null ? undefined : readPlayer(await fetchJson(page.playerHref));
  const zE = await loadMessenger(page.script);
  zE('messenger', 'hide');
  zE('messenger:set', 'zIndex', layer);

  let isShown = false;
  const update = () => {
    const { unread, opened } = readMemory();
    const shown = isWidgetShown({ path: location.pathname, unread, opened });
    if (shown !== isShown) zE('messenger', shown ? 'show' : 'hide');
    isShown = shown;
    changed(shown, unread);
  };
  zE('messenger:on', 'open', () => {
    remember({ used: true, opened: true });
    update();
  });
  zE('messenger:on', 'close', () => {
    // Hiding an open widget also sends a close event.
    if (!readMemory().opened) return;
    remember({ opened: false });
    update();
    closed();
  });
  zE('messenger:on', 'unreadMessages', (count) => {
    remember({ unread: count });
    update();
  });

  if (readMemory().left) {
    zE('messenger', 'logoutUser');
    remember({ left: false });
  }
  if (player) {
    const { token } = player;
    // Without a token the player chats as an anonymous visitor (MSG-10).
    if (token) zE('messenger', 'loginUser', (give) => give(token));
    const fields = conversationFields(player, page.playerField);
    if (fields.length > 0) zE('messenger:set', 'conversationFields', fields);
    remember({ player: player.playerId ?? null });
  }
  update();
}

/** The response of `/api/player/messenger`; undefined if invalid. */
function readPlayer(answer: unknown): MessengerPlayer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const playerId: unknown = Reflect.get(answer, 'playerId');
  const token: unknown = Reflect.get(answer, 'token');
  const brand: unknown = Reflect.get(answer, 'brand');
  return typeof playerId === 'number' && typeof token === 'string' && typeof brand === 'string'
    ? { playerId, token, brand }
    : undefined;
}
