import { isRecord } from '../../../schemas/is-record';
import type {
  PlatformBalanceMap,
  PlayerAnswer,
  PlayerBalance,
  PlayerUnread,
} from '../../../schemas/generated/types';

/** Messages of the gateway (WSM-2, WSM-3). */
export type PushedMessage =
  | { type: 'WALLET_BALANCE'; balanceMap: PlatformBalanceMap }
  | { type: 'PLAYER_ATTRIBUTE_CHANGE'; attributes: Record<string, unknown> };

const balanceFields = [
  'mainBalance',
  'lockedBalance',
  'sportsBonus',
  'casinoBonus',
  'liveCasinoBonus',
  'totalBalance',
] as const satisfies readonly (keyof PlayerBalance)[];

const verticals: readonly unknown[] = ['CASINO', 'LIVE_CASINO', 'SPORTS'];

/**
 * Parses a text from the socket. The compiled schemas are not sent to the browser because of their size; this checks
 * the properties that the page uses.
 * @returns undefined for invalid JSON and other kinds of messages (WS-06, WSM-4, WSM-5)
 */
export function readPushed(text: unknown): PushedMessage | undefined {
  const message = typeof text === 'string' ? parse(text) : undefined;
  const body = isRecord(message) ? message['body'] : undefined;
  if (!isRecord(body)) return undefined;
  const { type, balanceMap, attributes } = body;
  if (type === 'WALLET_BALANCE' && isBalanceMap(balanceMap)) return { type, balanceMap };
  if (type === 'PLAYER_ATTRIBUTE_CHANGE' && isRecord(attributes)) return { type, attributes };
  return undefined;
}

/** Validates the private response (`schemas/site/player-answer.schema.json`) before any of it is shown. */
export function isPlayerAnswer(value: unknown): value is PlayerAnswer {
  if (!isRecord(value) || !isBalanceAnswer({ ...value })) return false;
  const {
    firstName,
    firstLogin,
    currency,
    display,
    requestedDocuments,
    documents,
    unread,
    crmKey,
    questionnaire,
    documentPrompt,
    favourites,
  } = value;
  return (
    typeof firstName === 'string' &&
    typeof firstLogin === 'boolean' &&
    typeof currency === 'string' &&
    isRecord(display) &&
    typeof display['symbol'] === 'string' &&
    Number.isInteger(requestedDocuments) &&
    typeof documents === 'string' &&
    isUnread(unread) &&
    (crmKey === undefined || typeof crmKey === 'string') &&
    (questionnaire === undefined || typeof questionnaire === 'string') &&
    (documentPrompt === undefined || isPrompt(documentPrompt)) &&
    Array.isArray(favourites) &&
    favourites.every((id) => typeof id === 'string')
  );
}

/** Validates the player's unread count. */
export function isUnread(value: unknown): value is PlayerUnread {
  return isRecord(value) && Number.isInteger(value['messages']) && Number.isInteger(value['notifications']);
}

function isPrompt(value: unknown): boolean {
  if (!isRecord(value) || typeof value['key'] !== 'string') return false;
  return value['daysLeft'] === null || Number.isInteger(value['daysLeft']);
}

/** The response to a poll: only the balance; null for a player without a wallet. */
export function isBalanceAnswer(value: unknown): value is { balance: PlayerBalance | null } {
  if (!isRecord(value)) return false;
  const { balance } = value;
  return balance === null || (isRecord(balance) && balanceFields.every((name) => isAmount(balance[name])));
}

function isBalanceMap(value: unknown): value is PlatformBalanceMap {
  return (
    isRecord(value) &&
    isAmount(value['main']) &&
    isAmount(value['locked']) &&
    Array.isArray(value['bonus']) &&
    value['bonus'].every(
      (entry) => isRecord(entry) && verticals.includes(entry['vertical']) && isAmount(entry['amount']),
    )
  );
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
