import type { PlatformIdentityProviderCheck } from '../../../../schemas/generated/types';
import { validatePlatformIdentityProviderCheck } from '../../../../schemas/generated/validators.js';
import {
  type IdentityOrder,
  type IdentityProvider,
  type IdentityProviderSettings,
  IdentityUnavailableError,
} from './identity-provider';

const LONGEST_REPLY = 100_000;
const NOT_FOUND = 404;

/** Adapter for providers with hosted pages: JSON over HTTP, a bearer key, the reference as idempotency key. */
export function speakHostedIdentity({ url, key, timeoutMs }: IdentityProviderSettings): IdentityProvider {
  async function call(path: string, order?: IdentityOrder): Promise<Response> {
    return fetch(`${url.replace(/\/$/, '')}${path}`, {
      method: order === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        ...(order && { 'content-type': 'application/json', 'idempotency-key': order.reference }),
      },
      // A redirect would send the key and personal data elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(order && { body: JSON.stringify(order) }),
    });
  }

  return {
    async create(order) {
      const check = await readCheck(await call('/v1/checks', order));
      if (check.reference === order.reference) return check;
      // A check of another reference would decide about another person.
      throw new IdentityUnavailableError('the reply is about another check');
    },
    async check(id) {
      const response = await call(`/v1/checks/${encodeURIComponent(id)}`);
      return response.status === NOT_FOUND ? undefined : readCheck(response);
    },
  };
}

/** Error messages omit the reply's text, since it may contain the player's name. */
async function readCheck(response: Response): Promise<PlatformIdentityProviderCheck> {
  if (!response.ok) throw new IdentityUnavailableError(`status ${response.status}`);
  const text = await response.text();
  if (text.length > LONGEST_REPLY) throw new IdentityUnavailableError('the reply is too long');
  const body = parse(text);
  if (validatePlatformIdentityProviderCheck(body)) return body;
  throw new IdentityUnavailableError('the reply does not fit the protocol');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new IdentityUnavailableError('the reply is not JSON');
  }
}
