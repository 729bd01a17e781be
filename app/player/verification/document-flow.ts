import type { PlatformDocument } from '../../../schemas/generated/types';

export type DocumentType = PlatformDocument['documentTypeName'];
export type DocumentStatus = PlatformDocument['documentStatus'];
/** Types that are uploaded as files; the questionnaire is filled in. */
export type FileType = Exclude<DocumentType, 'EDD_QUESTIONNAIRE'>;

export const fileTypes = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'OTHER',
] as const satisfies readonly FileType[];

/** Kinds of proof of wealth, and of address, by the platform's codes (KYC-05). */
export const wealthCodes = ['BS', 'CCS', 'UB', 'PS', 'SP', 'SC', 'WI', 'WN', 'OT'] as const;
export const addressCodes = [
  'UB',
  'BS',
  'CCS',
  'OT',
] as const satisfies readonly (typeof wealthCodes)[number][];

/** The kinds to choose from at the start (KYC-13); empty for the other types. */
export function kindsOf(type: FileType): readonly (typeof wealthCodes)[number][] {
  if (type === 'SOURCE_OF_WEALTH') return wealthCodes;
  return type === 'PROOF_OF_ADDRESS' ? addressCodes : [];
}

/** The badge of the menu (KYC-15). */
export type Notification = 'INACTIVE' | 'NOTIFY' | 'UPLOADED';

/** The badge for a player's documents; inactive for a player who is exempt (KYC-10). */
export function notificationOf({
  documents,
  isFreeOfRequests,
}: {
  documents: readonly Pick<PlatformDocument, 'documentStatus'>[];
  isFreeOfRequests: boolean;
}): Notification {
  const statuses = documents.map(({ documentStatus }) => documentStatus);
  if (isFreeOfRequests) return 'INACTIVE';
  if (statuses.includes('REQUESTED')) return 'NOTIFY';
  return statuses.includes('UNDER_REVIEW') ? 'UPLOADED' : 'INACTIVE';
}

/** The part of an address for a type: `proof-of-id`. */
export function slugOf(type: DocumentType): string {
  return type.toLowerCase().replaceAll('_', '-');
}

export function fileTypeOfSlug(slug: string): FileType | undefined {
  return fileTypes.find((type) => slugOf(type) === slug);
}
