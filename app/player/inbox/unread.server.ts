import type { PlatformUnread, PlayerUnread } from '../../../schemas/generated/types';
import { validatePlatformUnread } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { unlessRefused } from '../account/account-details.server';

/** The player's unread counts (INBOX-04); zero if the platform does not respond. */
export async function unreadOf({ call }: Player): Promise<PlatformUnread> {
  const unread = await unlessRefused(
    call({ path: '/platform/v1/player/unread', validate: validatePlatformUnread }),
  );
  return unread ?? { messages: 0, notifications: 0, offers: false };
}

/** Unread counts for `GET /api/player/unread`. Throws as `Player.call` does. */
export async function unreadAnswer({ call }: Player): Promise<PlayerUnread> {
  const { messages, notifications } = await call({
    path: '/platform/v1/player/unread',
    validate: validatePlatformUnread,
  });
  return { messages, notifications };
}
