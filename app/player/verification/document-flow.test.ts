import { expect, test } from 'vitest';
import {
  type DocumentStatus,
  fileTypeOfSlug,
  fileTypes,
  kindsOf,
  notificationOf,
  slugOf,
  wealthCodes,
} from './document-flow';
import { payloadKeys } from './payload-keys';
import { rejectionText } from './verification-words';

test('KYC-02 each of the six types has a payload key of its own', () => {
  expect(payloadKeys).toEqual({
    PROOF_OF_ID: 'idDocument',
    PROOF_OF_ADDRESS: 'addressDocument',
    PROOF_OF_PAYMENT: 'paymentDocument',
    SOURCE_OF_WEALTH: 'sowDocument',
    EDD_QUESTIONNAIRE: 'eddQuestionnaire',
    OTHER: 'otherDocument',
  });
  expect(new Set(Object.values(payloadKeys)).size).toBe(6);
});

test('KYC-04 an unknown reason of a refusal gets a general text', () => {
  expect(rejectionText('BAD_QUALITY')).toBe('verification.reasons.BAD_QUALITY');
  expect(rejectionText('SOMETHING_NEW')).toBe('verification.reasons.other');
  expect(rejectionText('constructor')).toBe('verification.reasons.other');
});

test('KYC-05 KYC-13 nine kinds of proof of wealth; only address and wealth begin with a choice', () => {
  expect(wealthCodes).toEqual(['BS', 'CCS', 'UB', 'PS', 'SP', 'SC', 'WI', 'WN', 'OT']);
  expect(fileTypes.filter((type) => kindsOf(type).length > 0)).toEqual([
    'PROOF_OF_ADDRESS',
    'SOURCE_OF_WEALTH',
  ]);
});

test('KYC-15 requests are announced before documents under review', () => {
  const notification = (statuses: readonly DocumentStatus[], isFreeOfRequests = false) =>
    notificationOf({ documents: statuses.map((documentStatus) => ({ documentStatus })), isFreeOfRequests });
  expect(notification(['REQUESTED', 'UNDER_REVIEW'])).toBe('NOTIFY');
  expect(notification(['VERIFIED', 'UNDER_REVIEW'])).toBe('UPLOADED');
  expect(notification(['VERIFIED', 'UNREQUESTED'])).toBe('INACTIVE');
  expect(notification(['REQUESTED'], true)).toBe('INACTIVE');
});

test('each type of file has an address', () => {
  for (const type of fileTypes) expect(fileTypeOfSlug(slugOf(type))).toBe(type);
  expect(fileTypeOfSlug('edd-questionnaire')).toBeUndefined();
});
