import type { PlatformDataInbox } from '../../../schemas/generated/types';
import { DAY, HOUR } from '../live/activity';
import { bulkInsert } from '../database/bulk-insert';
import { inboxMessages } from '../database/tables/inbox';
import { textIn } from '../reference-data/languages';
import type { PlatformCore } from '../platform';
import type { SeedStep } from '../players/population';
import type { SeededPlayer } from '../players/population-rows';
import { keyOf, uniform } from '../live/random';

/** Creates the inbox of seeded players. */
export function inboxStep({ data, settings }: Pick<PlatformCore, 'data' | 'settings'>): SeedStep {
  const { languages } = data.accounts.registration;
  return async (tx, seeded, now) => {
    const rows = seeded.flatMap(({ player }) =>
      data.inbox
        .filter((message) => isFor(message, player))
        .map((message, index) => {
          const { playerId, language, registrationDate } = player;
          const joined = registrationDate.getTime();
          const share = uniform(keyOf(settings.seed, 'inbox', playerId), index);
          const wanted =
            message.daysAgo === undefined ? joined + HOUR : now - (message.daysAgo + share) * DAY;
          // Not before the registration, and not in the future.
          const sentAt = Math.min(Math.max(wanted, joined + HOUR), now - HOUR);
          return {
            messageId: `message-${playerId}-${index + 1}`,
            playerId,
            kind: message.kind,
            title: textIn(message.title, language, languages),
            text: textIn(message.text, language, languages),
            sentAt: new Date(sentAt),
            readAt: message.read ? new Date(Math.min(sentAt + HOUR, now)) : null,
          };
        }),
    );
    await bulkInsert(tx, inboxMessages, rows);
  };
}

function isFor({ to }: PlatformDataInbox[number], player: SeededPlayer['player']): boolean {
  if (to === 'depositors') return (player.totalDepositsCount ?? 0) > 0;
  // The message is sent with an operator's request, which does not exist yet.
  if (to === 'document request') return false;
  return to === 'everybody' || (player.requestDocumentTypeStatus ?? '') !== '';
}
