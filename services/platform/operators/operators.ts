import type { OpenDatabase } from '../database/database';
import type { SealedPages } from '../documents/pages/sealed-pages';
import type { EventEmitter } from '../events';
import type { Ledger } from '../ledger/ledger';
import type { PlatformData } from '../reference-data/data';
import { type Adjustments, createAdjustments } from './adjustments';
import { createDocumentRequests, type DocumentRequests } from './document-requests';
import { createDocumentReviews, type DocumentReviews } from './document-reviews';
import { createFreeRoundGrants, type FreeRoundGrants } from './free-rounds';
import { createMoneyHolds, type MoneyHolds } from './money-holds';
import { createWithdrawalReviews, type WithdrawalReviews } from './withdrawal-reviews';

/** Actions of operators other than restrictions; each is audited. */
export interface Operators {
  adjustments: Adjustments;
  withdrawals: WithdrawalReviews;
  money: MoneyHolds;
  documents: DocumentReviews;
  documentRequests: DocumentRequests;
  freeRounds: FreeRoundGrants;
}

/** Limits of a single operator, in minor units of a currency. */
interface OperatorLimits {
  /** Total adjusted for a player per day. */
  adjustment(currency: string): number;
  /** Amount of a withdrawal. */
  withdrawal(currency: string): number;
}

export function createOperators(
  database: OpenDatabase,
  ledger: Ledger,
  limits: OperatorLimits,
  events: EventEmitter,
  data: PlatformData,
  pages: SealedPages,
): Operators {
  return {
    adjustments: createAdjustments(database, ledger, limits.adjustment),
    withdrawals: createWithdrawalReviews(database, ledger, limits.withdrawal, events),
    money: createMoneyHolds(database, ledger, events, data),
    documents: createDocumentReviews(database, events, pages, data.defaults.documents.daysToSend),
    documentRequests: createDocumentRequests(database, events, data),
    freeRounds: createFreeRoundGrants(database, ledger, data, events),
  };
}
