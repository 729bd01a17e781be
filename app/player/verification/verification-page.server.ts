import type { PlatformDocument, PlatformIdentityCheck } from '../../../schemas/generated/types';
import { validatePlatformDocuments } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { identityCheck, refreshedIdentityCheck } from './identity/identity-calls.server';
import {
  type DocumentType,
  type DocumentStatus,
  type FileType,
  type Notification,
  notificationOf,
} from './document-flow';

const dayMs = 86_400_000;

/** A document in the form the verification page shows. */
export interface ShownDocument {
  id: string;
  type: DocumentType;
  status: DocumentStatus;
  /** Code of the last refusal. */
  reason: string | undefined;
  /** Whole days left to send it; undefined without a deadline. */
  daysLeft: number | undefined;
}

export interface VerificationPageData {
  documents: ShownDocument[];
  notification: Notification;
  identity: PlatformIdentityCheck;
}

const order: DocumentStatus[] = ['REQUESTED', 'EXPIRED', 'UNDER_REVIEW', 'VERIFIED', 'UNREQUESTED'];

/**
 * Data of the verification page (API-110). Throws as `Player.call` does.
 * @param now milliseconds since the epoch
 * @param isBack whether the player returns from the identity provider
 */
export async function verificationPage(
  player: Player,
  now: number,
  isBack = false,
): Promise<VerificationPageData> {
  const { call } = player;
  // Loaded first, because the documents depend on it.
  const identity = await (isBack ? refreshedIdentityCheck(player) : identityCheck(player));
  const answer = await call({
    path: '/platform/v1/player/documents',
    validate: validatePlatformDocuments,
  });
  return {
    documents: answer.documents
      .map((document) => shown(document, answer.isFreeOfRequests, now))
      .sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status)),
    notification: notificationOf(answer),
    identity,
  };
}

/** The document of a type that can be sent now. Throws as `Player.call` does. */
export async function documentToSend(player: Player, type: FileType, now: number) {
  const { documents } = await verificationPage(player, now);
  const own = documents.filter((document) => document.type === type);
  return own.find(canBeSent) ?? own[0];
}

/** Whether the platform accepts the document now. */
export function canBeSent({ status }: Pick<ShownDocument, 'status'>): boolean {
  return status !== 'UNDER_REVIEW' && status !== 'VERIFIED';
}

/** An exempt player may send documents, but none is requested (KYC-10). */
function shown(document: PlatformDocument, isFree: boolean, now: number): ShownDocument {
  const { documentId, documentTypeName, documentStatus, rejectionReason, dueAt } = document;
  const isWaived = isFree && documentStatus === 'REQUESTED';
  return {
    id: documentId,
    type: documentTypeName,
    status: isWaived ? 'UNREQUESTED' : documentStatus,
    reason: rejectionReason,
    daysLeft:
      dueAt === null || isWaived ? undefined : Math.max(0, Math.ceil((Date.parse(dueAt) - now) / dayMs)),
  };
}
