import { isRecord } from '../../../schemas/is-record';
import type { SignInRequest, SignInWays, TokenSignIn } from '../../../schemas/generated/types';
import { validateSignInWays } from '../../../schemas/generated/validators.js';
import { call, send } from './call';

/** Who is signed in. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Of people, too. False where the content service does not say. */
  readonly isAdministrator: boolean;
}

/** Who is signed in; null when nobody is. @throws ApiError */
export function readPerson(): Promise<Person | null> {
  return call('/api/me', isPersonOrNobody);
}

/** @throws ApiError 401 for a wrong name, password or token, 403 for a token of another space, 429 after too many */
export function signIn(secrets: SignInRequest | TokenSignIn): Promise<Person> {
  return call('/api/sign-in', isPerson, { method: 'POST', body: secrets });
}

/** How people sign in here. @throws ApiError */
export function readSignInWays(): Promise<SignInWays> {
  return call('/api/sign-in', validateSignInWays);
}

export async function signOut(): Promise<void> {
  await send('/api/sign-out', { method: 'POST' });
}

function isPerson(value: unknown): value is Person {
  return (
    isRecord(value) &&
    [value['id'], value['name'], value['email']].every((part) => typeof part === 'string') &&
    typeof value['isAdministrator'] === 'boolean'
  );
}

function isPersonOrNobody(value: unknown): value is Person | null {
  return value === null || isPerson(value);
}
