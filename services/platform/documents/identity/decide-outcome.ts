import type {
  PlatformDocument,
  PlatformIdentityProviderCheck,
  PlatformRequestOperatorDocumentRefusal,
} from '../../../../schemas/generated/types';

type Status = PlatformIdentityProviderCheck['status'];
type RejectionReason = PlatformRequestOperatorDocumentRefusal['reason'];

/** Final statuses of a provider. */
export const OUTCOMES = ['approved', 'rejected', 'unclear'] as const satisfies readonly Status[];
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf(status: Status): Outcome | undefined {
  return OUTCOMES.find((outcome) => outcome === status);
}

const ORDER: readonly Status[] = ['open', 'expired', 'processing', ...OUTCOMES];

/** True if a report is newer than the stored status: providers send duplicates, and their calls may arrive out of order. */
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

/** Unknown codes are shown to the player with a general text. */
export function rejectionReasonOf(reason: string | null): string {
  if (reason === null) return 'OTHER';
  return (Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined) ?? 'OTHER';
}

interface Situation {
  document: { documentStatus: PlatformDocument['documentStatus']; updatedAt: Date };
  begunAt: Date;
}

/**
 * The document status for the outcome of a check; undefined leaves it unchanged. A document that changed since
 * the check started, by an upload or a decision of staff, is left to staff: an approval only submits it for
 * review.
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
