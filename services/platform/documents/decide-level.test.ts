import { expect, test } from 'vitest';
import type { PlatformDocument, PlatformProfile } from '../../../schemas/generated/types';
import { decideLevel } from './decide-level';

type Level = PlatformProfile['kycStatus'];
const proofs = (statuses: Partial<Record<string, PlatformDocument['documentStatus']>>) =>
  Object.entries(statuses).map(([type, documentStatus = 'UNREQUESTED']) => ({
    documentTypeName: type as PlatformDocument['documentTypeName'],
    documentStatus,
  }));

test.each<[string, Level, Parameters<typeof proofs>[0], Level]>([
  [
    'both standard proofs',
    'PENDING',
    { PROOF_OF_ID: 'VERIFIED', PROOF_OF_ADDRESS: 'VERIFIED' },
    'FULLY VERIFIED',
  ],
  ['one of two', 'PENDING', { PROOF_OF_ID: 'VERIFIED', PROOF_OF_ADDRESS: 'UNDER_REVIEW' }, 'PENDING'],
  ['one refused', 'PENDING', { PROOF_OF_ID: 'REQUESTED', PROOF_OF_ADDRESS: 'VERIFIED' }, 'NOT_VERIFIED'],
  [
    'something else is asked for',
    'PENDING',
    { PROOF_OF_ID: 'VERIFIED', PROOF_OF_ADDRESS: 'VERIFIED', PROOF_OF_PAYMENT: 'REQUESTED' },
    'NOT_VERIFIED',
  ],
  [
    'a source of wealth',
    'FULLY VERIFIED',
    { PROOF_OF_ID: 'VERIFIED', PROOF_OF_ADDRESS: 'VERIFIED', SOURCE_OF_WEALTH: 'VERIFIED' },
    'ENHANCED',
  ],
  ['a questionnaire', 'EDD_UNDER_REVIEW', { EDD_QUESTIONNAIRE: 'VERIFIED' }, 'ENHANCED KYC'],
  ['a refused questionnaire', 'EDD_UNDER_REVIEW', { EDD_QUESTIONNAIRE: 'REQUESTED' }, 'EDD_PENDING'],
  [
    'a suspended player stays so',
    'SUSPENDED',
    { PROOF_OF_ID: 'VERIFIED', PROOF_OF_ADDRESS: 'VERIFIED' },
    'SUSPENDED',
  ],
  ['a further refusal', 'FULLY VERIFIED', { PROOF_OF_ID: 'VERIFIED', OTHER: 'REQUESTED' }, 'FULLY VERIFIED'],
])('KYC-08 the level follows from the documents: %s', (_name, level, statuses, expected) => {
  expect(decideLevel(level, proofs(statuses))).toBe(expected);
});
