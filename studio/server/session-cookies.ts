import type { StudioSession } from '../../schemas/generated/types';
import { validateStudioSession } from '../../schemas/generated/validators.js';
import { EncryptedCookie } from './encrypted-cookie';

/** Lifetime of a session, a long working day. */
const lifetimeMs = 12 * 3_600_000;

/**
 * Sessions in encrypted cookies: scripts cannot read the content token, and sessions are shared by all processes and
 * survive restarts. Signing out revokes the token, which invalidates copied cookies.
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
