import type { InboxAnswer } from '../../../schemas/generated/types';
import { validatePlatformInbox } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';

/** As many as a teaser names at most. */
const newest = '5';

/** The newest messages to the player and how many are unread (INBOX-02, INBOX-04). Throws as `Player.call` does. */
export async function inboxAnswer({ call }: Player): Promise<InboxAnswer> {
  const { unread, messages } = await call({
    path: '/platform/v1/player/inbox',
    query: { limit: newest },
    validate: validatePlatformInbox,
  });
  return {
    unread,
    messages: messages.map(({ title, sentAt, readAt }) => ({ title, sentAt, read: readAt !== null })),
  };
}
