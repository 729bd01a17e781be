import type { InboxAnswer } from '../../../schemas/generated/types';
import { validatePlatformInbox } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';

/** Most messages in a teaser. */
const newest = '5';

/** The player's newest messages and the number of unread ones (INBOX-02, INBOX-04). Throws as `Player.call` does. */
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
