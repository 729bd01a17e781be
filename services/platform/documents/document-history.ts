import type { PlatformDocument } from '../../../schemas/generated/types';
import { DAY } from '../live/activity';
import { bulkInsert } from '../database/bulk-insert';
import { playerDocuments } from '../database/tables/documents';
import type { NewPlayer } from '../database/tables/players';
import type { SeedStep } from '../players/population';
import { keyOf, uniform } from '../live/random';

type Type = PlatformDocument['documentTypeName'];
type Status = PlatformDocument['documentStatus'];
type Level = NewPlayer['kycStatus'];

/** Deadline of a requested document in days. */
const DAYS_TO_SEND = 30;

const documentTypes: readonly Type[] = [
  'PROOF_OF_ID',
  'PROOF_OF_ADDRESS',
  'PROOF_OF_PAYMENT',
  'SOURCE_OF_WEALTH',
  'EDD_QUESTIONNAIRE',
  'OTHER',
];

/** Status of the standard proofs at a verification level. */
function basicStatus(level: Level): Status {
  if (level === 'NOT_VERIFIED' || level === 'DATA_VERIFIED' || level === 'NOT_REQUIRED') return 'UNREQUESTED';
  if (level === 'PENDING') return 'UNDER_REVIEW';
  return level === 'PENDING_EXPIRED' ? 'EXPIRED' : 'VERIFIED';
}

/** Creates the documents of seeded players, matching their verification level and open requests. */
export function documentStep(seed: string): SeedStep {
  return async (tx, seeded, now) => {
    const rows = seeded.flatMap(({ player }) => {
      const { playerId, kycStatus, requestDocumentTypeStatus = '' } = player;
      const requestedTypes = requestDocumentTypeStatus.split(',');
      const requested = documentTypes.filter((type) => requestedTypes.includes(type));
      const basic: Type[] = ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'];
      if (kycStatus === 'ENHANCED' || kycStatus === 'ENHANCED KYC') basic.push('SOURCE_OF_WEALTH');
      const types = [...new Set([...basic, ...requested])];
      const requestedAt = now - Math.floor((2 + 9 * uniform(keyOf(seed, 'documents', playerId))) * DAY);
      return types.map((type, index) => {
        const isRequested = requested.includes(type);
        return {
          documentId: `doc-${playerId}-${index + 1}`,
          playerId,
          documentTypeName: type,
          documentStatus: isRequested ? ('REQUESTED' as const) : basicStatus(kycStatus),
          dueAt: isRequested ? new Date(requestedAt + DAYS_TO_SEND * DAY) : null,
          updatedAt: isRequested ? new Date(requestedAt) : player.registrationDate,
        };
      });
    });
    await bulkInsert(tx, playerDocuments, rows);
  };
}
