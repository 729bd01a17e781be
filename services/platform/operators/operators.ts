import type { OpenDatabase } from '../database/database';
import type { SealedPages } from '../documents/pages/sealed-pages';
import type { EventEmitter } from '../events';
import type { Ledger } from '../ledger/ledger';
import type { PlatformData } from '../reference-data/data';
import { type Adjustments, createAdjustments } from './adjustments';
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
  freeRounds: FreeRoundGrants;
}

/** @param adjustmentLimit what one operator may adjust of a player within a day, in minor units of a currency */
export function createOperators(
  database: OpenDatabase,
  ledger: Ledger,
  adjustmentLimit: (currency: string) => number,
  events: EventEmitter,
  data: PlatformData,
  pages: SealedPages,
): Operators {
  return {
    adjustments: createAdjustments(database, ledger, adjustmentLimit),
    withdrawals: createWithdrawalReviews(database, ledger),
    money: createMoneyHolds(database, ledger),
    documents: createDocumentReviews(database, events, pages, data.defaults.documents.daysToSend),
    freeRounds: createFreeRoundGrants(database, ledger, data),
  };
}
