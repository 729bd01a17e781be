import type { PlatformDocument, PlatformProfile, VerificationAnswer } from '../../../schemas/generated/types';
import { validatePlatformDocuments, validatePlatformProfile } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { verificationState } from './verification-state';

type Shown = VerificationAnswer['documents'][number];

const dayMs = 86_400_000;

/** Wanted ones lead. */
const order: Shown['status'][] = ['REQUESTED', 'EXPIRED', 'UNDER_REVIEW', 'VERIFIED'];

/** How far the identity check has come and what is wanted until when (API-110). Throws as `Player.call` does. */
export async function verificationAnswer({ call }: Player, now: number): Promise<VerificationAnswer> {
  const [{ kycStatus }, { documents }] = await Promise.all([
    call({ path: '/platform/v1/player/profile', validate: validatePlatformProfile }),
    call({ path: '/platform/v1/player/documents', validate: validatePlatformDocuments }),
  ]);
  return answerOf(kycStatus, documents, now);
}

function answerOf(
  level: PlatformProfile['kycStatus'],
  documents: readonly PlatformDocument[],
  now: number,
): VerificationAnswer {
  const dates = documents.flatMap(({ documentStatus, dueAt }) =>
    documentStatus === 'REQUESTED' && dueAt !== null ? [Date.parse(dueAt)] : [],
  );
  const shown = documents.flatMap(({ documentTypeName: type, documentStatus: status }) =>
    status === 'UNREQUESTED' ? [] : [{ type, status }],
  );
  return {
    state: verificationState(
      level,
      shown.map(({ status }) => status),
    ),
    daysLeft: dates.length > 0 ? Math.max(0, Math.ceil((Math.min(...dates) - now) / dayMs)) : null,
    documents: shown.sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status)),
  };
}
