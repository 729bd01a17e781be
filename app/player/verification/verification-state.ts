import type { PlatformProfile, VerificationAnswer } from '../../../schemas/generated/types';

/** Levels at which nothing is wanted (KYC-08). */
const verified: readonly PlatformProfile['kycStatus'][] = [
  'FULLY VERIFIED',
  'ENHANCED',
  'ENHANCED KYC',
  'NOT_REQUIRED',
];

/** What a verification level and the documents come to for the player: what they must do leads, then what they wait for. */
export function verificationState(
  level: PlatformProfile['kycStatus'],
  statuses: readonly VerificationAnswer['documents'][number]['status'][],
): VerificationAnswer['state'] {
  if (level === 'RESTRICTED' || level === 'SUSPENDED') return 'restricted';
  if (level === 'EDD_PENDING' || statuses.some((status) => status === 'REQUESTED' || status === 'EXPIRED'))
    return 'requested';
  if (level === 'PENDING' || level === 'EDD_UNDER_REVIEW' || statuses.includes('UNDER_REVIEW'))
    return 'review';
  return verified.includes(level) ? 'verified' : 'open';
}
