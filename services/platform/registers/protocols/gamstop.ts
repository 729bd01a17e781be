import { assertSame, jsonOf, type RegisterCalls } from '../register-call';
import { type Person, type RegisterAnswer, RegisterUnavailableError } from '../register';

/** `Y` is currently excluded, `P` was excluded before, `N` is not registered. */
const EXCLUSIONS: Readonly<Record<string, boolean>> = { Y: true, P: false, N: false };

/**
 * GAMSTOP (Great Britain): persons by name, date of birth, e-mail address and post code, in batches with a
 * `correlationId` per row. The status of a row is that of the header `X-Exclusion` in a single query.
 */
export async function askGamstop(calls: RegisterCalls, person: Person): Promise<RegisterAnswer> {
  const { firstName, lastName, dateOfBirth, email, postalCode } = person;
  const correlationId = calls.requestId;
  const reply = await calls.post({
    path: '/v2',
    headers: { 'content-type': 'application/json', 'x-api-key': calls.key },
    body: JSON.stringify([
      { correlationId, firstName, lastName, dateOfBirth, email, postcode: postalCode.replace(/\s/g, '') },
    ]),
  });
  const rows = jsonOf(reply);
  if (!Array.isArray(rows) || rows.length !== 1)
    throw new RegisterUnavailableError('the reply has not the one row that was asked for');
  const row: unknown = rows[0];
  assertSame(correlationId, Reflect.get(Object(row), 'correlationId'));
  const isExcluded = EXCLUSIONS[String(Reflect.get(Object(row), 'exclusion'))];
  if (isExcluded === undefined) throw new RegisterUnavailableError('the reply has another exclusion');
  return { isExcluded };
}
