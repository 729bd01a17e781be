import { createHash } from 'node:crypto';
import type {
  PlatformDocuments,
  PlatformProfile,
  PlayerAnswer,
  PlayerBalance,
} from '../../../schemas/generated/types';
import {
  validatePlatformDocuments,
  validatePlatformProfile,
  validatePlatformWalletBalance,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { balanceOf } from './balance';
import { displayOf } from './currency-display';
import { daysLeftOf } from '../verification/days-left';
import { notificationOf } from '../verification/document-flow';
import { unreadOf } from '../inbox/unread.server';
import { crmOf } from '../crm/crm-settings.server';
import { favouriteIds } from '../favourites/favourites.server';

/** Balance of the player (API-080); null for one without a wallet (WALLET-07). Throws as `Player.call` does. */
export async function readBalance({ call }: Player): Promise<PlayerBalance | null> {
  try {
    const { balanceMap } = await call({
      path: '/platform/v1/player/wallet/balance',
      validate: validatePlatformWalletBalance,
    });
    return balanceOf(balanceMap);
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'error.wallet.not.exists') return null;
    throw error;
  }
}

/** All player data that a page shows. Throws as `Player.call` does. @param now milliseconds since the epoch */
export async function playerAnswer(player: Player, now: number): Promise<PlayerAnswer> {
  const [profile, documents, balance, favourites, unread] = await Promise.all([
    player.call({ path: '/platform/v1/player/profile', validate: validatePlatformProfile }),
    player.call({ path: '/platform/v1/player/documents', validate: validatePlatformDocuments }),
    readBalance(player),
    favouriteIds(player),
    unreadOf(player),
  ]);
  const currency = profile.currencyCode;
  return {
    firstName: profile.firstName,
    firstLogin: profile.firstLogin,
    currency,
    display: displayOf(player.site, currency),
    balance,
    requestedDocuments: documents.isFreeOfRequests
      ? 0
      : requestedDocuments(profile.requestDocumentTypeStatus),
    documents: notificationOf(documents),
    unread: { messages: unread.messages, notifications: unread.notifications },
    // The platform's session id, which grants no access.
    ...(unread.offers && crmOf(player.site) ? { crmKey: player.session.sessionId } : {}),
    ...questionnaireOf(player.site, profile),
    ...promptOf(profile, documents, now),
    favourites,
  };
}

/** Whether to remind the player of the questionnaire. The digest identifies the player only within their browser. */
function questionnaireOf(
  { features }: Player['site'],
  { playerId, kycStatus }: PlatformProfile,
): Pick<PlayerAnswer, 'questionnaire'> {
  if (!features.eddQuestionnaire || kycStatus !== 'EDD_PENDING') return {};
  return { questionnaire: digestOf(`questionnaire ${playerId}`) };
}

/** Whether to prompt the player for requested files (KYC-16). Each request is postponed separately. */
function promptOf(
  { playerId }: PlatformProfile,
  { documents, isFreeOfRequests }: PlatformDocuments,
  now: number,
): Pick<PlayerAnswer, 'documentPrompt'> {
  const wanted = documents.filter(
    ({ documentTypeName, documentStatus }) =>
      documentStatus === 'REQUESTED' && documentTypeName !== 'EDD_QUESTIONNAIRE',
  );
  if (isFreeOfRequests || wanted.length === 0) return {};
  const ids = wanted.map(({ documentId, dueAt }) => `${documentId} ${dueAt}`);
  return {
    documentPrompt: {
      key: digestOf(`documents ${playerId} ${ids.join(' ')}`),
      daysLeft: daysLeftOf(wanted, now),
    },
  };
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Number of documents in a comma-separated list (AUTH-02). */
function requestedDocuments(list: string): number {
  return list.split(',').filter((name) => name.trim()).length;
}
