import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { PlatformNotification } from '../../../schemas/generated/types';
import { tabPaths } from '../account/account-navigation';
import { typeTexts } from '../verification/verification-words';

interface NotificationKind {
  title: MessageKey;
  text: MessageKey;
  link: MessageKey;
  /** Page it is about, below the locale. */
  path: string;
}

const payouts = `${tabPaths.withdraw}/status`;

/** Texts and link of each kind of notification. */
export const kindsOfNotifications: Record<PlatformNotification['kind'], NotificationKind> = {
  'reward-given': {
    title: 'inbox.kinds.rewardGiven.title',
    text: 'inbox.kinds.rewardGiven.text',
    link: 'inbox.kinds.rewardGiven.link',
    path: tabPaths.active,
  },
  'free-rounds-given': {
    title: 'inbox.kinds.freeRoundsGiven.title',
    text: 'inbox.kinds.freeRoundsGiven.text',
    link: 'inbox.kinds.freeRoundsGiven.link',
    path: tabPaths.active,
  },
  'document-accepted': {
    title: 'inbox.kinds.documentAccepted.title',
    text: 'inbox.kinds.documentAccepted.text',
    link: 'inbox.kinds.documentAccepted.link',
    path: tabPaths.verification,
  },
  'document-refused': {
    title: 'inbox.kinds.documentRefused.title',
    text: 'inbox.kinds.documentRefused.text',
    link: 'inbox.kinds.documentRefused.link',
    path: tabPaths.verification,
  },
  'withdrawal-paid': {
    title: 'inbox.kinds.withdrawalPaid.title',
    text: 'inbox.kinds.withdrawalPaid.text',
    link: 'inbox.kinds.withdrawalPaid.link',
    path: payouts,
  },
  'withdrawal-refused': {
    title: 'inbox.kinds.withdrawalRefused.title',
    text: 'inbox.kinds.withdrawalRefused.text',
    link: 'inbox.kinds.withdrawalRefused.link',
    path: payouts,
  },
};

const typesOfDocuments: Readonly<Record<string, MessageKey | undefined>> = typeTexts;

/** The name of a document type; unknown types are named as another document. */
export function documentTextOf(type: string): MessageKey {
  return typesOfDocuments[type] ?? typeTexts.OTHER;
}
