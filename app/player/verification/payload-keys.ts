import type { DocumentType } from './document-flow';

/** The key of each type of document in a payload (KYC-02). */
export const payloadKeys = {
  PROOF_OF_ID: 'idDocument',
  PROOF_OF_ADDRESS: 'addressDocument',
  PROOF_OF_PAYMENT: 'paymentDocument',
  SOURCE_OF_WEALTH: 'sowDocument',
  EDD_QUESTIONNAIRE: 'eddQuestionnaire',
  OTHER: 'otherDocument',
} as const satisfies Record<DocumentType, string>;
