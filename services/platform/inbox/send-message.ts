import { randomUUID } from 'node:crypto';
import type { PlatformDataInbox } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { inboxMessages } from '../database/tables/inbox';
import type { RestrictedPlayer } from '../players/player-store';
import type { PlatformData } from '../reference-data/data';
import { textIn } from '../reference-data/languages';

/** Adds a message of the data to a player's inbox, in their language; call it in the transaction of its event. */
export async function sendMessage(
  queries: Queries,
  data: Pick<PlatformData, 'inbox' | 'accounts'>,
  { playerId, language }: Pick<RestrictedPlayer, 'playerId' | 'language'>,
  to: PlatformDataInbox[number]['to'],
  now: Date,
): Promise<void> {
  const { languages } = data.accounts.registration;
  const rows = data.inbox
    .filter((message) => message.to === to)
    .map(({ kind, title, text }) => ({
      ...{ messageId: randomUUID(), playerId, kind, sentAt: now, readAt: null },
      title: textIn(title, language, languages),
      text: textIn(text, language, languages),
    }));
  if (rows.length > 0) await queries.insert(inboxMessages).values(rows);
}
