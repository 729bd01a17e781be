import type { MessageKey } from '../../../schemas/generated/message-keys';
import type { PlatformRequestOperatorDocumentRefusal } from '../../../schemas/generated/types';
import type { ErrorTexts } from '../forms/form-errors';
import type { DocumentStatus, DocumentType, FileType, wealthCodes } from './document-flow';

export type RejectionReason = PlatformRequestOperatorDocumentRefusal['reason'];

export const typeTexts: Record<DocumentType, MessageKey> = {
  PROOF_OF_ID: 'accountBlocks.verification.types.PROOF_OF_ID',
  PROOF_OF_ADDRESS: 'accountBlocks.verification.types.PROOF_OF_ADDRESS',
  PROOF_OF_PAYMENT: 'accountBlocks.verification.types.PROOF_OF_PAYMENT',
  SOURCE_OF_WEALTH: 'accountBlocks.verification.types.SOURCE_OF_WEALTH',
  EDD_QUESTIONNAIRE: 'accountBlocks.verification.types.EDD_QUESTIONNAIRE',
  OTHER: 'accountBlocks.verification.types.OTHER',
};

export const statusTexts: Record<Exclude<DocumentStatus, 'UNREQUESTED'>, MessageKey> = {
  REQUESTED: 'accountBlocks.verification.statuses.REQUESTED',
  UNDER_REVIEW: 'accountBlocks.verification.statuses.UNDER_REVIEW',
  VERIFIED: 'accountBlocks.verification.statuses.VERIFIED',
  EXPIRED: 'accountBlocks.verification.statuses.EXPIRED',
};

/** Requirements for a picture of each document type. */
export const guideTexts: Record<FileType, MessageKey> = {
  PROOF_OF_ID: 'verification.guides.PROOF_OF_ID',
  PROOF_OF_ADDRESS: 'verification.guides.PROOF_OF_ADDRESS',
  PROOF_OF_PAYMENT: 'verification.guides.PROOF_OF_PAYMENT',
  SOURCE_OF_WEALTH: 'verification.guides.SOURCE_OF_WEALTH',
  OTHER: 'verification.guides.OTHER',
};

export const kindTexts: Record<(typeof wealthCodes)[number], MessageKey> = {
  BS: 'verification.kinds.BS',
  CCS: 'verification.kinds.CCS',
  UB: 'verification.kinds.UB',
  PS: 'verification.kinds.PS',
  SP: 'verification.kinds.SP',
  SC: 'verification.kinds.SC',
  WI: 'verification.kinds.WI',
  WN: 'verification.kinds.WN',
  OT: 'verification.kinds.OT',
};

const reasonTexts: Record<RejectionReason, MessageKey> = {
  EMPTY: 'verification.reasons.EMPTY',
  BAD_QUALITY: 'verification.reasons.BAD_QUALITY',
  CORNERS_CROPPED: 'verification.reasons.CORNERS_CROPPED',
  DAMAGED: 'verification.reasons.DAMAGED',
  ID_BACKSIDE: 'verification.reasons.ID_BACKSIDE',
  ID_EXPIRED: 'verification.reasons.ID_EXPIRED',
  ID_INVALID_TYPE: 'verification.reasons.ID_INVALID_TYPE',
  ID_NAME_MISMATCH: 'verification.reasons.ID_NAME_MISMATCH',
  INVALID_ISSUE_DATE: 'verification.reasons.INVALID_ISSUE_DATE',
  INVALID_SELFIE: 'verification.reasons.INVALID_SELFIE',
  MISSING_PAGE: 'verification.reasons.MISSING_PAGE',
  POA_NAME_MISMATCH: 'verification.reasons.POA_NAME_MISMATCH',
  POA_ADDRESS_MISMATCH: 'verification.reasons.POA_ADDRESS_MISMATCH',
  POA_MISSING_DETAILS: 'verification.reasons.POA_MISSING_DETAILS',
  POP_NAME_MISMATCH: 'verification.reasons.POP_NAME_MISMATCH',
  POP_ACCOUNT_MISMATCH: 'verification.reasons.POP_ACCOUNT_MISMATCH',
  POP_MISSING_DETAILS: 'verification.reasons.POP_MISSING_DETAILS',
  MASKED_INFO: 'verification.reasons.MASKED_INFO',
  SCREENSHOT: 'verification.reasons.SCREENSHOT',
  EMAIL: 'verification.reasons.EMAIL',
};

export const rejectionReasons = Object.keys(reasonTexts);

/** Why a document was refused, with the next step (KYC-04); a general text for unknown reasons. */
export function rejectionText(reason: string): MessageKey {
  const texts: Partial<Record<string, MessageKey>> = reasonTexts;
  return (Object.hasOwn(texts, reason) ? texts[reason] : undefined) ?? 'verification.reasons.other';
}

/** Texts of refused files and documents. */
export const uploadErrorTexts: ErrorTexts = {
  'error.document.file.empty': 'verification.errors.empty',
  'error.document.file.type': 'verification.errors.type',
  'error.document.file.mixed': 'verification.errors.damaged',
  'error.document.file.damaged': 'verification.errors.damaged',
  'error.document.file.pixels': 'verification.errors.tooLarge',
  'error.document.file.small': 'verification.errors.small',
  'error.document.file.password': 'verification.errors.password',
  'error.document.file.pages': 'verification.errors.pages',
  'error.document.file.slow': 'verification.errors.damaged',
  'error.file.too.long': 'verification.errors.tooLarge',
  'error.request.tooLong': 'verification.errors.tooLarge',
  'error.document.pages.missing': 'verification.errors.missing',
  'error.document.upload.over': 'verification.errors.over',
  'error.document.verified': 'verification.errors.notWanted',
  'error.document.under.review': 'verification.errors.notWanted',
  'error.document.not.requested': 'verification.errors.notWanted',
  'error.too.many.requests': 'verification.errors.tooMany',
  'error.unauthorized': 'account.errors.signedOut',
};
