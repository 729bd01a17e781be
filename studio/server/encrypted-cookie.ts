import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import type { Validate } from '../../services/process/validation';

const contentEncryption = 'A256GCM';

interface CookieOptions<T> {
  /** Without the prefix that browsers check; another name has another key. */
  readonly name: string;
  readonly secret: string;
  /** Origin of the studio. */
  readonly url: string;
  readonly now: () => number;
  readonly lifetimeMs: number;
  /** `lax` reaches the studio when another site leads to it. */
  readonly sameSite: 'strict' | 'lax';
  readonly validate: Validate<T>;
}

/** A value in a cookie that nobody but the studio reads or makes. It lasts until the browser is closed, and no longer than its lifetime. */
export class EncryptedCookie<T extends JWTPayload> {
  readonly #options: CookieOptions<T>;
  readonly #key: Uint8Array;
  readonly #isSecure: boolean;

  constructor(options: CookieOptions<T>) {
    this.#options = options;
    this.#key = createHash('sha256').update(`${options.name} ${options.secret}`).digest();
    this.#isSecure = options.url.startsWith('https:');
  }

  /** The value that a request brings; undefined without one, and for one that is forged or over. */
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

  /** Browsers take no `__Host-` cookie over plain http, which only a laptop uses. */
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
