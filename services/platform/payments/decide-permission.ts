import type {
  PlatformDepositPermission,
  PlatformDocument,
  PlatformProfile,
  PlatformWithdrawalPermission,
} from '../../../schemas/generated/types';
import { isFreeOfRequests, isVerified } from '../documents/decide-level';
import type { LimitState } from '../limits/limit-use';
import { DAY } from '../live/activity';
import { refusalOf } from '../players/account-state';
import { isSuspendedAt, permittedAt, type Restricted } from '../players/restrictions';

/** Complete input of a permission, so that the same input has the same outcome. */
export interface PermissionFacts {
  account: Restricted & { playerId: number; kycStatus: PlatformProfile['kycStatus'] };
  documents: readonly { documentStatus: PlatformDocument['documentStatus']; dueAt: Date | null }[];
  /** The law prohibits deposits before the identity is verified. */
  verifiedBeforePlay: boolean;
  /** Deposit and loss limits in force. */
  limits: readonly LimitState[];
  /** Withdrawable balance, in minor units. */
  main: number;
  /** Daily withdrawal limit and its remainder, in minor units. */
  withdrawal: { limit: number; left: number } | undefined;
  now: number;
}

type Outcome = PlatformDepositPermission['outcome'];

const DURATIONS = { D: 'daily', W: 'weekly', M: 'monthly' } as const;

/**
 * Decides whether a player may deposit now (WALLET-30 to WALLET-36), with the limit that has the smallest remainder. Pure.
 *
 * @param isLater the player postpones the documents (WALLET-42), which has an effect only before their deadline
 */
export function decideDeposit(facts: PermissionFacts, isLater: boolean): PlatformDepositPermission {
  const { account, now } = facts;
  if (isSuspendedAt(account, now)) return { outcome: 'FORBIDDEN' };
  if (refusalOf(account, now) !== undefined || !permittedAt(account, now).deposit)
    return { outcome: 'RESTRICTED' };
  const limit = limitShown(facts.limits);
  if (limit.limitLeft === 0) return { outcome: 'SELF_LIMIT_REACHED', ...limit };
  const documents = documentsOutcome(facts);
  if (documents === 'DOCUMENTS_PREFERRED') {
    const daysLeftToVerifyDocuments = daysLeft(facts);
    return { outcome: isLater ? 'SUCCESS' : documents, ...limit, daysLeftToVerifyDocuments };
  }
  return { outcome: documents ?? 'SUCCESS', ...limit };
}

/** Decides whether a player may withdraw now, with the daily limit (WALLET-46). Pure. */
export function decideWithdrawal(facts: PermissionFacts): PlatformWithdrawalPermission {
  const { account, main, withdrawal, now } = facts;
  if (isSuspendedAt(account, now)) return { outcome: 'FORBIDDEN' };
  if (!permittedAt(account, now).withdraw) return { outcome: 'RESTRICTED' };
  const limit = withdrawal && {
    limit: withdrawal.left,
    duration: DURATIONS.D,
    originalLimit: withdrawal.limit,
  };
  if (!isVerified(account)) return { outcome: unverifiedOutcome(facts), ...limit };
  if (main === 0) return { outcome: 'NOT_ENOUGH_FUNDS', ...limit };
  if (limit?.limit === 0) return { outcome: 'WITHDRAWAL_LIMIT_REACHED', ...limit };
  return { outcome: 'SUCCESS', ...limit };
}

/** Document requirements that block a deposit; undefined for none. */
function documentsOutcome(facts: PermissionFacts): Outcome | undefined {
  const { account, verifiedBeforePlay, documents, now } = facts;
  if (verifiedBeforePlay && !isVerified(account)) return unverifiedOutcome(facts);
  if (isFreeOfRequests(account.kycStatus, documents)) return undefined;
  if (account.kycStatus === 'RESTRICTED' || account.kycStatus === 'PENDING_EXPIRED')
    return 'DOCUMENTS_REQUIRED_RESTRICTED';
  if (account.kycStatus === 'EDD_PENDING') return 'DOCUMENTS_REQUIRED';
  const requested = documents.filter(({ documentStatus }) => documentStatus === 'REQUESTED');
  if (requested.some(({ dueAt }) => dueAt !== null && dueAt.getTime() <= now))
    return 'DOCUMENTS_REQUIRED_RESTRICTED';
  if (requested.some(({ dueAt }) => dueAt === null)) return 'DOCUMENTS_REQUIRED';
  return requested.length === 0 ? undefined : 'DOCUMENTS_PREFERRED';
}

/** The requirement for a player whose identity must be verified first. */
function unverifiedOutcome({ account, documents }: PermissionFacts): Outcome {
  if (account.kycStatus === 'RESTRICTED') return 'DOCUMENTS_REQUIRED_RESTRICTED';
  const isMissing = documents.some(
    ({ documentStatus }) => documentStatus === 'REQUESTED' || documentStatus === 'EXPIRED',
  );
  const isUnderReview = documents.some(({ documentStatus }) => documentStatus === 'UNDER_REVIEW');
  return isUnderReview && !isMissing ? 'DOCUMENTS_UNDER_REVIEW' : 'DOCUMENTS_REQUIRED';
}

function daysLeft({ documents, now }: PermissionFacts): number {
  const due = documents.flatMap(({ documentStatus, dueAt }) =>
    documentStatus === 'REQUESTED' && dueAt !== null ? [dueAt.getTime()] : [],
  );
  return Math.max(0, Math.ceil((Math.min(...due) - now) / DAY));
}

/** The limit with the smallest remainder; empty without limits. */
function limitShown(limits: readonly LimitState[]): Partial<PlatformDepositPermission> {
  const left = ({ value, used }: LimitState): number => Math.max(0, value - used);
  const [first] = [...limits].sort((one, other) => left(one) - left(other));
  if (first === undefined) return {};
  return {
    limitLeft: left(first),
    limitType: DURATIONS[first.period],
    isSpendLimit: first.kind === 'loss',
    resetOn: new Date(first.resetAt).toISOString(),
  };
}
