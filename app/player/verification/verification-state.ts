import type { PlatformProfile, VerificationAnswer } from '../../../schemas/generated/types';

/** Levels that require no action (KYC-08). */
const verified: readonly PlatformProfile['kycStatus'][] = [
  'FULLY VERIFIED',
  'ENHANCED',
  'ENHANCED KYC',
  'NOT_REQUIRED',
];

/** The player's verification level and documents: first the required actions, then those under review. */
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
