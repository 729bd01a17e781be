import type { adjustments } from '../database/tables/operators';
import type { playerDocuments } from '../database/tables/documents';
import type { withdrawals } from '../database/tables/gaming';
import { PlatformError } from '../errors';
import { foreignCurrency } from '../ledger/decide/refusal';

type Adjustment = typeof adjustments.$inferSelect;
type Withdrawal = typeof withdrawals.$inferSelect;
type Document = typeof playerDocuments.$inferSelect;

/** Input of the decision on an adjustment. */
export interface AdjustmentSituation {
  amount: number;
  currency: string;
  walletCurrency: string;
  /** Total the operator has adjusted for the player within a day without four eyes, in either direction. */
  alone: number;
  /** Limit of one operator per day. */
  limit: number;
}

/** Decides whether an adjustment is booked at once. Several small ones are treated like one large one. */
export function decideAdjustment(situation: AdjustmentSituation): 'BOOKED' | 'AWAITING_APPROVAL' {
  const { amount, currency, walletCurrency, alone, limit } = situation;
  if (currency !== walletCurrency) throw foreignCurrency(currency, walletCurrency);
  return alone + Math.abs(amount) > limit ? 'AWAITING_APPROVAL' : 'BOOKED';
}

/** Throws unless the operator may decide about an adjustment as the second one. */
export function assertMayDecide(
  adjustment: Adjustment | undefined,
  operator: string,
): asserts adjustment is Adjustment {
  if (adjustment === undefined) {
    throw new PlatformError(404, 'error.adjustment.not.found', 'The player has no such adjustment.');
  }
  const { adjustmentId, status, requestedBy } = adjustment;
  if (status !== 'AWAITING_APPROVAL') {
    const message = `The adjustment ${adjustmentId} is ${status.toLowerCase()} already.`;
    throw new PlatformError(409, 'error.adjustment.decided', message);
  }
  if (requestedBy === operator) {
    const message = `${operator} has requested the adjustment ${adjustmentId}: another operator decides about it.`;
    throw new PlatformError(403, 'error.adjustment.same.operator', message);
  }
}

/** Throws unless an operator may decide about a withdrawal. */
export function assertAwaitsApproval(withdrawal: Withdrawal | undefined): asserts withdrawal is Withdrawal {
  if (withdrawal === undefined) {
    throw new PlatformError(404, 'error.withdrawal.not.found', 'The player has no such withdrawal.');
  }
  const { id, status, needsApproval, approvedAt } = withdrawal;
  if (status !== 'PENDING') {
    const message = `The withdrawal ${id} is ${status.toLowerCase()} already.`;
    throw new PlatformError(409, 'error.withdrawal.not.pending', message);
  }
  if (!needsApproval || approvedAt !== null) {
    const message = `The withdrawal ${id} awaits no approval.`;
    throw new PlatformError(409, 'error.withdrawal.approved', message);
  }
}

/**
 * Decides whether an approval of a withdrawal, or a decision about a payment, is final or the first of two.
 * Throws 403 `error.withdrawal.same.operator` or `error.payment.same.operator` when both are by the same
 * operator.
 */
export function decideApproval({
  amount,
  limit,
  first,
  operator,
  subject = 'withdrawal',
}: {
  amount: number;
  /** Maximum amount that one operator may approve alone, in minor units. */
  limit: number;
  /** Operator of the first approval. */
  first: string | undefined;
  operator: string;
  subject?: 'withdrawal' | 'payment';
}): 'APPROVED' | 'AWAITS_SECOND' {
  if (amount <= limit) return 'APPROVED';
  if (first === undefined) return 'AWAITS_SECOND';
  if (first !== operator) return 'APPROVED';
  const message = `${operator} has approved the ${subject} already: because of its amount another operator has to approve it as well.`;
  throw new PlatformError(403, `error.${subject}.same.operator`, message);
}

/** Throws unless a document is under review. */
export function assertUnderReview(document: Document | undefined): asserts document is Document {
  if (document === undefined) {
    throw new PlatformError(404, 'error.document.not.found', 'The player has no such document.');
  }
  if (document.documentStatus === 'UNDER_REVIEW') return;
  const message = `The document ${document.documentId} is ${document.documentStatus.toLowerCase()}: it awaits no review.`;
  throw new PlatformError(409, 'error.document.not.under.review', message);
}
