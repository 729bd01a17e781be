/** Whether a path is a home page: only a locale (MSG-07). @param path whole path of the address, `/en-UN` */
export function isHomePath(path: string): boolean {
  return path.split('/').filter(Boolean).length === 1;
}

/** State on which the visibility of the provider's widget depends. */
interface WidgetState {
  /** Whole path of the address. */
  path: string;
  unread: number;
  /** Whether the visitor has opened the chat and not closed it. */
  opened: boolean;
}

/**
 * Whether the provider's widget is visible: after the visitor opened it, and on home pages while messages are unread
 * (MSG-07, MSG-08).
 */
export function isWidgetShown({ path, unread, opened }: WidgetState): boolean {
  return opened || (isHomePath(path) && unread > 0);
}

/** A custom field of a conversation. */
export interface ConversationField {
  id: string;
  value: string;
}

/** The player who uses the chat. */
export interface MessengerPlayer {
  playerId: number | undefined;
  /** Signs the player in to the messenger; empty without one. */
  token: string;
  brand: string;
}

/**
 * The tag of a conversation: one field with the player id as text. Empty without player, token or brand (MSG-04).
 * @param field id of the provider's field
 */
export function conversationFields(
  { playerId, token, brand }: MessengerPlayer,
  field: string,
): ConversationField[] {
  return playerId !== undefined && token && brand ? [{ id: field, value: String(playerId) }] : [];
}
