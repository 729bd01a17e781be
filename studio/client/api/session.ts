import { isRecord } from '../../../schemas/is-record';
import type { SignInRequest, SignInWays, TokenSignIn } from '../../../schemas/generated/types';
import { validateSignInWays } from '../../../schemas/generated/validators.js';
import { call, send } from './call';

/** The signed-in person. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the person may administer people. False if the content service does not report it. */
  readonly isAdministrator: boolean;
}

/** The signed-in person; null without one. @throws ApiError */
export function readPerson(): Promise<Person | null> {
  return call('/api/me', isPersonOrNobody);
}

/** @throws ApiError 401 for a wrong name, password or token, 403 for a token of another space, 429 after too many */
export function signIn(secrets: SignInRequest | TokenSignIn): Promise<Person> {
  return call('/api/sign-in', isPerson, { method: 'POST', body: secrets });
}

/** The available ways to sign in. @throws ApiError */
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
