import type {
  PlatformDocument,
  PlatformIdentityProviderCheck,
  PlatformRequestOperatorDocumentRefusal,
} from '../../../../schemas/generated/types';

type Status = PlatformIdentityProviderCheck['status'];
type RejectionReason = PlatformRequestOperatorDocumentRefusal['reason'];

/** Statuses in which a provider has decided. */
export const OUTCOMES = ['approved', 'rejected', 'unclear'] as const satisfies readonly Status[];
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf(status: Status): Outcome | undefined {
  return OUTCOMES.find((outcome) => outcome === status);
}

const ORDER: readonly Status[] = ['open', 'expired', 'processing', ...OUTCOMES];

/** Whether a report goes beyond what is stored: providers repeat themselves, and their calls overtake one another. */
export function isNews(stored: Status, reported: Status): boolean {
  return outcomeOf(stored) === undefined && ORDER.indexOf(reported) > ORDER.indexOf(stored);
}

/** Rejection reasons by the provider's codes (KYC-04). */
const REASONS: Partial<Record<string, RejectionReason>> = {
  document_unreadable: 'BAD_QUALITY',
  document_cropped: 'CORNERS_CROPPED',
  document_damaged: 'DAMAGED',
  document_expired: 'ID_EXPIRED',
  document_unsupported: 'ID_INVALID_TYPE',
  name_mismatch: 'ID_NAME_MISMATCH',
  selfie_mismatch: 'INVALID_SELFIE',
};

/** A code that is not known here is shown to the player in general words. */
export function rejectionReasonOf(reason: string | null): string {
  if (reason === null) return 'OTHER';
  return (Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined) ?? 'OTHER';
}

interface Situation {
  document: { documentStatus: PlatformDocument['documentStatus']; updatedAt: Date };
  begunAt: Date;
}

/**
 * The status that a document gets by the outcome of a check; undefined leaves it as it is. A document that has changed since the check
 * began, by an upload or a decision of staff, is theirs to decide: an approval then only puts it before them.
 */
export function decideOutcome(
  outcome: Outcome,
  { document, begunAt }: Situation,
): 'VERIFIED' | 'REQUESTED' | 'UNDER_REVIEW' | undefined {
  if (document.documentStatus === 'VERIFIED') return undefined;
  const hasChanged = document.updatedAt > begunAt;
  if (hasChanged) return outcome === 'rejected' ? undefined : 'UNDER_REVIEW';
  if (outcome === 'approved') return 'VERIFIED';
  return outcome === 'rejected' ? 'REQUESTED' : 'UNDER_REVIEW';
}
