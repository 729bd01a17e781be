import type { PlatformNotification } from '../../../schemas/generated/types';
import {
  validatePlatformInbox,
  validatePlatformNotifications,
} from '../../../schemas/generated/validators.js';
import { formatDate } from '../../../ui/format/date';
import { formatMoney } from '../../../ui/format/money';
import type { Player } from '../../platform/player.server';
import { translator } from '../../site/texts/messages.server';
import { unlessRefused } from '../account/account-details.server';
import { displayOf } from '../balance/currency-display';
import { crmOf } from '../crm/crm-settings.server';
import type { InboxEntry, InboxPageData } from './inbox-entry';
import { documentTextOf, kindsOfNotifications } from './notification-kinds';
import { unreadOf } from './unread.server';

/** The player's messages, newest first (INBOX-02). */
export async function messagesPage(player: Player): Promise<InboxPageData> {
  const [inbox, unread] = await Promise.all([
    unlessRefused(player.call({ path: '/platform/v1/player/inbox', validate: validatePlatformInbox })),
    unreadOf(player),
  ]);
  const entries = inbox?.messages.map(({ messageId, title, text, sentAt, readAt }) => ({
    ...{ id: messageId, title, text, sentAt },
    date: dateOf(player, sentAt),
    read: readAt !== null,
  }));
  return pageData(player, entries, inbox?.total, unread);
}

/** Account notifications, newest first, in the language of the page (INBOX-03). */
export async function notificationsPage(player: Player): Promise<InboxPageData> {
  const [news, unread] = await Promise.all([
    unlessRefused(
      player.call({ path: '/platform/v1/player/notifications', validate: validatePlatformNotifications }),
    ),
    unreadOf(player),
  ]);
  const entries = news?.notifications.map((each) => entryOf(player, each));
  return pageData(player, entries, news?.total, unread);
}

function pageData(
  { site }: Player,
  entries: InboxEntry[] | undefined,
  total: number | undefined,
  { offers, ...unread }: Awaited<ReturnType<typeof unreadOf>>,
): InboxPageData {
  return { entries, total: total ?? 0, unread, offers: offers && crmOf(site) !== undefined };
}

function entryOf(player: Player, notification: PlatformNotification): InboxEntry {
  const { notificationId, kind, values, sentAt, readAt } = notification;
  const { site } = player;
  const t = translator(site);
  const { title, text, link, path } = kindsOfNotifications[kind];
  const { amount, currency, documentType } = values;
  const filled = {
    name: values.name ?? '',
    rounds: String(values.rounds ?? 0),
    document: documentType === undefined ? '' : t(documentTextOf(documentType)),
    amount:
      amount === undefined || currency === undefined
        ? ''
        : formatMoney(amount, currency, {
            tag: site.speech.tag,
            displays: { [currency]: displayOf(site, currency) },
            decimals: true,
          }),
  };
  return {
    ...{ id: notificationId, sentAt },
    title: t(title),
    text: t(text, filled),
    link: { path, label: t(link) },
    date: dateOf(player, sentAt),
    read: readAt !== null,
  };
}

function dateOf({ site }: Player, sentAt: string): string {
  return formatDate(sentAt, 'fullDateTime', { tag: site.speech.tag, timeZone: site.market.timeZone });
}
