import type { StudioSession } from '../../schemas/generated/types';
import { validateStudioSession } from '../../schemas/generated/validators.js';
import { EncryptedCookie } from './encrypted-cookie';

/** A session ends with a working day. */
const lifetimeMs = 12 * 3_600_000;

/**
 * Sessions, each in an encrypted cookie: the content token never reaches a script, and any number of processes and restarts go on with the
 * same sessions. Signing out revokes the token, so that a copied cookie opens nothing.
 */
export class SessionCookies extends EncryptedCookie<StudioSession> {
  constructor(options: { secret: string; url: string; now: () => number }) {
    super({
      ...options,
      name: 'marquee-studio',
      lifetimeMs,
      sameSite: 'strict',
      validate: validateStudioSession,
    });
  }
}
