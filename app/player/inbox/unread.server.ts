import type { PlatformUnread, PlayerUnread } from '../../../schemas/generated/types';
import { validatePlatformUnread } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { unlessRefused } from '../account/account-details.server';

/** How much the player has not read (INBOX-04). A platform that does not answer leaves nothing marked, and nothing else undone. */
export async function unreadOf({ call }: Player): Promise<PlatformUnread> {
  const unread = await unlessRefused(
    call({ path: '/platform/v1/player/unread', validate: validatePlatformUnread }),
  );
  return unread ?? { messages: 0, notifications: 0, offers: false };
}

/** The same as the private answer of `GET /api/player/unread`. Throws as `Player.call` does. */
export async function unreadAnswer({ call }: Player): Promise<PlayerUnread> {
  const { messages, notifications } = await call({
    path: '/platform/v1/player/unread',
    validate: validatePlatformUnread,
  });
  return { messages, notifications };
}
