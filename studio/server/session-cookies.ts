import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { StudioSession } from '../../schemas/generated/types';
import { validateStudioSession } from '../../schemas/generated/validators.js';

/** A session ends with a working day. */
const lifetimeMs = 12 * 3_600_000;

const contentEncryption = 'A256GCM';

/**
 * Sessions, each in an encrypted cookie: the content token never reaches a script, and any number of processes and restarts go on with the
 * same sessions. Signing out revokes the token, so that a copied cookie opens nothing.
 */
export class SessionCookies {
  readonly #key: Uint8Array;
  readonly #isSecure: boolean;
  readonly #now: () => number;

  constructor({ secret, url, now }: { secret: string; url: string; now: () => number }) {
    this.#key = createHash('sha256').update(secret).digest();
    this.#isSecure = url.startsWith('https:');
    this.#now = now;
  }

  /** The session of a request; undefined without one, and for one that is forged or over. */
  async read({ headers }: Request): Promise<StudioSession | undefined> {
    const value = cookieOf(headers.cookie, this.#name);
    if (value === undefined) return undefined;
    try {
      const { payload } = await jwtDecrypt(value, this.#key, {
        currentDate: new Date(this.#now()),
        contentEncryptionAlgorithms: [contentEncryption],
      });
      return validateStudioSession(payload) ? payload : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  /** Begins a session that lasts until the browser is closed, for twelve hours at most. */
  async begin(response: Response, session: StudioSession): Promise<void> {
    const value = await new EncryptJWT({ ...session })
      .setProtectedHeader({ alg: 'dir', enc: contentEncryption })
      .setExpirationTime(new Date(this.#now() + lifetimeMs))
      .encrypt(this.#key);
    response.cookie(this.#name, value, this.#options);
  }

  end(response: Response): void {
    response.clearCookie(this.#name, this.#options);
  }

  /** Browsers take no `__Host-` cookie over plain http, which only a laptop uses. */
  get #name(): string {
    return this.#isSecure ? '__Host-marquee-studio' : 'marquee-studio';
  }

  get #options() {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.#isSecure } as const;
  }
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}
