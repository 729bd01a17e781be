/** State of the chat in a tab, stored until the tab is closed (MSG-09). */
export interface MessengerMemory {
  /** Whether the chat was opened in this tab: later pages then load the messenger without a click, so that replies arrive. */
  used: boolean;
  /** Whether the chat is open. */
  opened: boolean;
  unread: number;
  /** The player of the chat; null for a visitor. */
  player: number | null;
  /** Whether the player has signed out since: the messenger must sign them out before it is used again. */
  left: boolean;
}

const storageKey = 'marquee-messenger';

const empty: MessengerMemory = { used: false, opened: false, unread: 0, player: null, left: false };

/** The state of the tab; empty if storage is blocked. */
export function readMemory(storage: () => Pick<Storage, 'getItem'> = () => sessionStorage): MessengerMemory {
  try {
    const value: unknown = JSON.parse(storage().getItem(storageKey) ?? '');
    return isMemory(value) ? value : empty;
  } catch {
    return empty;
  }
}

/** Changes the state of the tab. @returns the whole state */
export function remember(
  change: Partial<MessengerMemory>,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): MessengerMemory {
  const memory = { ...readMemory(storage), ...change };
  try {
    storage().setItem(storageKey, JSON.stringify(memory));
  } catch {
    // Storage is blocked: each page starts with an empty state.
  }
  return memory;
}

/** Clears the chat, so that the next person at the tab does not find it. */
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
