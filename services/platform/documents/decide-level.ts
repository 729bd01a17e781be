import type { PlatformDocument, PlatformProfile } from '../../../schemas/generated/types';

type Level = PlatformProfile['kycStatus'];
type Proof = Pick<PlatformDocument, 'documentTypeName' | 'documentStatus'>;

/** Levels that documents do not change: they were decided by staff or by law. */
const DECIDED: readonly Level[] = ['NOT_REQUIRED', 'RESTRICTED', 'SUSPENDED'];
/** Levels of players whose standard documents are not accepted yet. */
const OPEN: readonly Level[] = ['NOT_VERIFIED', 'DATA_VERIFIED', 'PENDING', 'PENDING_EXPIRED'];

/** True if the identity is verified or needs no verification; documents requested later do not change that. */
export function isVerified({ kycStatus }: { kycStatus: Level }): boolean {
  return !OPEN.includes(kycStatus) && kycStatus !== 'RESTRICTED';
}

/** True if no documents are requested (KYC-10): the level needs none, or it is the first one and none was requested. */
export function isFreeOfRequests(
  level: Level,
  documents: readonly Pick<PlatformDocument, 'documentStatus'>[],
): boolean {
  if (level === 'NOT_REQUIRED') return true;
  return (
    level === 'NOT_VERIFIED' && documents.every(({ documentStatus }) => documentStatus === 'UNREQUESTED')
  );
}

/**
 * The verification level after a decision about a document (KYC-08): proofs of identity and address make a
 * player fully verified, a source of wealth in addition enhanced, and an accepted questionnaire ends the
 * enhanced due diligence.
 */
export function decideLevel(level: Level, documents: readonly Proof[]): Level {
  if (DECIDED.includes(level)) return level;
  const has = (type: Proof['documentTypeName'], status: Proof['documentStatus']) =>
    documents.some((each) => each.documentTypeName === type && each.documentStatus === status);
  if (level === 'EDD_PENDING' || level === 'EDD_UNDER_REVIEW') {
    if (has('EDD_QUESTIONNAIRE', 'VERIFIED')) return 'ENHANCED KYC';
    return has('EDD_QUESTIONNAIRE', 'UNDER_REVIEW') ? 'EDD_UNDER_REVIEW' : 'EDD_PENDING';
  }
  const isVerified = has('PROOF_OF_ID', 'VERIFIED') && has('PROOF_OF_ADDRESS', 'VERIFIED');
  const isComplete = !documents.some(({ documentStatus }) => documentStatus === 'REQUESTED');
  const isSettled = !documents.some(({ documentStatus }) => documentStatus === 'UNDER_REVIEW');
  if (isVerified && isComplete && isSettled) {
    if (has('SOURCE_OF_WEALTH', 'VERIFIED')) return level === 'ENHANCED KYC' ? level : 'ENHANCED';
    return OPEN.includes(level) ? 'FULLY VERIFIED' : level;
  }
  if (!OPEN.includes(level)) return level;
  if (!isSettled) return 'PENDING';
  return level === 'PENDING' ? 'NOT_VERIFIED' : level;
}
