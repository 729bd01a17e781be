/** State of the chat in a tab, stored until the tab is closed (MSG-09). */
export interface MessengerMemory {
  /** The chat was opened in this tab: its next pages load the messenger by themselves, so that answers arrive. */
  used: boolean;
  /** The chat was opened and not closed since. */
  opened: boolean;
  unread: number;
  /** The player whose chat it is; null for a visitor. */
  player: number | null;
  /** The player has signed out since: the messenger is to forget them before it is used again. */
  left: boolean;
}

const storageKey = 'marquee-messenger';

const empty: MessengerMemory = { used: false, opened: false, unread: 0, player: null, left: false };

/** The memory of the tab; an empty one in a browser that refuses storage. */
export function readMemory(storage: () => Pick<Storage, 'getItem'> = () => sessionStorage): MessengerMemory {
  try {
    const value: unknown = JSON.parse(storage().getItem(storageKey) ?? '');
    return isMemory(value) ? value : empty;
  } catch {
    return empty;
  }
}

/** Changes the memory of the tab. @returns all of it */
export function remember(
  change: Partial<MessengerMemory>,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): MessengerMemory {
  const memory = { ...readMemory(storage), ...change };
  try {
    storage().setItem(storageKey, JSON.stringify(memory));
  } catch {
    // Then each page begins without one.
  }
  return memory;
}

/** The next person at the tab must not find the chat of the one who has left. */
export function forgetPlayer(): MessengerMemory {
  return remember({ ...empty, left: true });
}

function isMemory(value: unknown): value is MessengerMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { used, opened, unread, player, left } = value as Partial<Record<keyof MessengerMemory, unknown>>;
  return (
    typeof used === 'boolean' &&
    typeof opened === 'boolean' &&
    typeof unread === 'number' &&
    (player === null || typeof player === 'number') &&
    typeof left === 'boolean'
  );
}
