import type { PlatformIdentityCheck } from '../../../../schemas/generated/types';
import {
  validatePlatformDocumentInitiation,
  validatePlatformIdentityCheck,
} from '../../../../schemas/generated/validators.js';
import type { Player } from '../../../platform/player.server';

const documents = '/platform/v1/player/documents';

/** Whether an identity check is available, and the status of the last one. Throws as `Player.call` does. */
export function identityCheck({ call }: Player): Promise<PlatformIdentityCheck> {
  return call({ path: `${documents}/identity-check`, validate: validatePlatformIdentityCheck });
}

/** The same, after the platform has queried the provider. Throws as `Player.call` does. */
export function refreshedIdentityCheck({ call }: Player): Promise<PlatformIdentityCheck> {
  return call({
    method: 'POST',
    path: `${documents}/identity-check/refresh`,
    body: {},
    validate: validatePlatformIdentityCheck,
  });
}

/** Starts a check, or continues the open one (KYC-17). Throws as `Player.call` does. */
export async function beginIdentityCheck({ call, site }: Player, returnUrl: string): Promise<void> {
  await call({
    method: 'POST',
    path: `${documents}/initiate`,
    body: { documentType: 'PROOF_OF_ID', returnUrl, language: site.speech.platformCode ?? site.speech.code },
    validate: validatePlatformDocumentInitiation,
  });
}
