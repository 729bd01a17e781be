import { randomUUID } from 'node:crypto';
import { RegisterRefusedError, RegisterUnavailableError } from './register';

/** Settings of a register; docs/registers.md lists the variables. */
export interface RegisterSettings {
  url: string;
  key: string;
  /** Timeout of a whole query. */
  timeoutMs: number;
}

/** A request to a register. */
export interface RegisterRequest {
  /** Path below the register's URL. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Contains all personal data, since URLs end up in logs. */
  body: string;
}

export interface RegisterReply {
  headers: Headers;
  text: string;
}

/** The calls of one query, with a shared timeout and id. */
export interface RegisterCalls {
  key: string;
  /** Id of the query, which the register repeats if its protocol supports it. */
  requestId: string;
  /** @throws RegisterUnavailableError for anything but a 200 within the timeout */
  post(request: RegisterRequest): Promise<RegisterReply>;
}

const LONGEST_REPLY = 65_536;

export function callsOf({ url, key, timeoutMs }: RegisterSettings): RegisterCalls {
  const signal = AbortSignal.timeout(timeoutMs);
  return {
    key,
    requestId: randomUUID(),
    async post({ path, headers, body }) {
      // A redirect would send the key and personal data elsewhere.
      const response = await fetch(url + path, { method: 'POST', headers, body, redirect: 'error', signal });
      const text = await response.text();
      if (response.status >= 400 && response.status < 500)
        throw new RegisterRefusedError(`status ${response.status}`);
      if (response.status !== 200) throw new RegisterUnavailableError(`status ${response.status}`);
      if (text.length > LONGEST_REPLY) throw new RegisterUnavailableError('the reply is too long');
      return { headers: response.headers, text };
    },
  };
}

/**
 * Parses a JSON reply as an object; error messages omit its text, since it may contain personal data.
 * @throws RegisterUnavailableError
 */
export function jsonOf({ text }: RegisterReply): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Thrown below without the text.
  }
  throw new RegisterUnavailableError('the reply is not JSON');
}

/**
 * The text of the only element with a name in an XML reply.
 * @throws RegisterUnavailableError
 */
export function elementOf({ text }: RegisterReply, name: string): string {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</(?:\\w+:)?${name}>`, 'g');
  const [first, ...others] = [...text.matchAll(pattern)];
  if (first?.[1] !== undefined && others.length === 0) return first[1].trim();
  throw new RegisterUnavailableError(`the reply has no ${name}`);
}

/** Escapes text for XML. */
export function xmlText(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** @throws RegisterUnavailableError when the reply is about another person or query */
export function assertSame(sent: string, repeated: unknown): void {
  if (repeated !== sent) throw new RegisterUnavailableError('the reply is about another person or question');
}
