import type { AccessTokens, ContentPerson } from '../../../schemas/generated/types';
import { validateAccessTokens, validateContentPerson } from '../../../schemas/generated/validators.js';
import { call, send } from './call';

export type AccessToken = AccessTokens['items'][number];

/** Path of a person's tokens; the caller's own without an id. */
const tokensPath = (personId: string | undefined) =>
  personId === undefined ? '/api/account/access_tokens' : `/api/space/people/${personId}/access_tokens`;

/** The account of the signed-in person. @throws ApiError */
export function readAccount(personId: string): Promise<ContentPerson> {
  return call(`/api/space/users/${personId}`, validateContentPerson);
}

/** Valid tokens; a session is one of them. @throws ApiError */
export async function readTokens(personId: string | undefined): Promise<AccessToken[]> {
  const { items } = await call(`${tokensPath(personId)}?limit=1000`, validateAccessTokens);
  return items.filter(({ sys, revokedAt }) => revokedAt === null && !isOver(sys.expiresAt));
}

function isOver(expiresAt: string | null): boolean {
  return expiresAt !== null && new Date(expiresAt) <= new Date();
}

/** @throws ApiError */
export async function revokeToken(personId: string | undefined, tokenId: string): Promise<void> {
  await send(`${tokensPath(personId)}/${tokenId}/revoked`, { method: 'PUT' });
}

/** Ends all sessions and tokens of another person. @throws ApiError */
export async function revokeAllTokens(personId: string): Promise<void> {
  await send(tokensPath(personId), { method: 'DELETE' });
}

/** Changes the caller's own password, which ends every other session. @throws ApiError 422 for a wrong current one */
export async function changePassword(current: string, next: string): Promise<void> {
  await send('/api/account/password', { method: 'PUT', body: { current, next } });
}
