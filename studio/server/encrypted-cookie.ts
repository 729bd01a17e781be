import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import type { Validate } from '../../services/process/validation';

const contentEncryption = 'A256GCM';

interface CookieOptions<T> {
  /** Name without the `__Host-` prefix; each name has its own key. */
  readonly name: string;
  readonly secret: string;
  /** Origin of the studio. */
  readonly url: string;
  readonly now: () => number;
  readonly lifetimeMs: number;
  /** `lax` is sent when another site links to the studio. */
  readonly sameSite: 'strict' | 'lax';
  readonly validate: Validate<T>;
}

/** A value in an encrypted cookie. It lasts until the browser is closed, at most for its lifetime. */
export class EncryptedCookie<T extends JWTPayload> {
  readonly #options: CookieOptions<T>;
  readonly #key: Uint8Array;
  readonly #isSecure: boolean;

  constructor(options: CookieOptions<T>) {
    this.#options = options;
    this.#key = createHash('sha256').update(`${options.name} ${options.secret}`).digest();
    this.#isSecure = options.url.startsWith('https:');
  }

  /** The value of a request's cookie; undefined if missing, forged or expired. */
  async read({ headers }: Request): Promise<T | undefined> {
    const { validate, now } = this.#options;
    const value = cookieOf(headers.cookie, this.#name);
    if (value === undefined) return undefined;
    try {
      const { payload } = await jwtDecrypt(value, this.#key, {
        currentDate: new Date(now()),
        contentEncryptionAlgorithms: [contentEncryption],
      });
      return validate(payload) ? payload : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  async begin(response: Response, content: T): Promise<void> {
    const value = await new EncryptJWT({ ...content })
      .setProtectedHeader({ alg: 'dir', enc: contentEncryption })
      .setExpirationTime(new Date(this.#options.now() + this.#options.lifetimeMs))
      .encrypt(this.#key);
    response.cookie(this.#name, value, this.#attributes);
  }

  end(response: Response): void {
    response.clearCookie(this.#name, this.#attributes);
  }

  /** Browsers reject `__Host-` cookies over plain http, which only development uses. */
  get #name(): string {
    return this.#isSecure ? `__Host-${this.#options.name}` : this.#options.name;
  }

  get #attributes() {
    return {
      path: '/',
      httpOnly: true,
      sameSite: this.#options.sameSite,
      secure: this.#isSecure,
    } as const;
  }
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}
