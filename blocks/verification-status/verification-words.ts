import type { VerificationAnswer } from '../../schemas/generated/types';

type Document = VerificationAnswer['documents'][number];

export const verificationStates = [
  'verified',
  'review',
  'requested',
  'restricted',
  'open',
] as const satisfies readonly VerificationAnswer['state'][];

/** KYC-02. */
export const documentTypes = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'EDD_QUESTIONNAIRE',
  'OTHER',
] as const satisfies readonly Document['type'][];

/** KYC-01, except for documents that were not requested. */
export const documentStatuses = [
  'REQUESTED',
  'UNDER_REVIEW',
  'VERIFIED',
  'EXPIRED',
] as const satisfies readonly Document['status'][];
