import { isRecord } from '../../../schemas/is-record';
import { call, send } from './call';

/** Who is signed in. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** @throws ApiError 401 when nobody is signed in */
export function readPerson(): Promise<Person> {
  return call('/api/me', isPerson);
}

/** @throws ApiError 401 for a wrong name or password, 429 after too many */
export function signIn(email: string, password: string): Promise<Person> {
  return call('/api/sign-in', isPerson, { method: 'POST', body: { email, password } });
}

export async function signOut(): Promise<void> {
  await send('/api/sign-out', { method: 'POST' });
}

function isPerson(value: unknown): value is Person {
  return (
    isRecord(value) && [value['id'], value['name'], value['email']].every((part) => typeof part === 'string')
  );
}
