import type {
  PlatformDocuments,
  PlatformProfile,
  VerificationAnswer,
} from '../../../schemas/generated/types';
import { validatePlatformDocuments, validatePlatformProfile } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { daysLeftOf } from './days-left';
import { verificationState } from './verification-state';

type Shown = VerificationAnswer['documents'][number];

/** Requested documents first. */
const order: Shown['status'][] = ['REQUESTED', 'EXPIRED', 'UNDER_REVIEW', 'VERIFIED'];

/** State of the identity check, and requested documents with deadlines (API-110). Throws as `Player.call` does. */
export async function verificationAnswer({ call }: Player, now: number): Promise<VerificationAnswer> {
  const [{ kycStatus }, answer] = await Promise.all([
    call({ path: '/platform/v1/player/profile', validate: validatePlatformProfile }),
    call({ path: '/platform/v1/player/documents', validate: validatePlatformDocuments }),
  ]);
  return answerOf(kycStatus, answer, now);
}

function answerOf(
  level: PlatformProfile['kycStatus'],
  { documents, isFreeOfRequests }: PlatformDocuments,
  now: number,
): VerificationAnswer {
  const shown = documents.flatMap(({ documentTypeName: type, documentStatus: status }) =>
    status === 'UNREQUESTED' ? [] : [{ type, status }],
  );
  return {
    state: verificationState(level, isFreeOfRequests ? [] : shown.map(({ status }) => status)),
    daysLeft: isFreeOfRequests ? null : daysLeftOf(documents, now),
    documents: shown.sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status)),
  };
}
