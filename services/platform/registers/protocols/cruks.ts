import { assertSame, jsonOf, type RegisterCalls } from '../register-call';
import { identifierOf, type Person, type RegisterAnswer, RegisterUnavailableError } from '../register';

/** The CRUKS code of a person: 32 hexadecimal digits. */
const CODE = /^[0-9A-F]{32}$/;

/**
 * CRUKS (Kansspelautoriteit, Netherlands): the citizen number is exchanged once for a code, which is used in
 * all queries. The citizen number is not needed afterwards.
 */
export async function askCruks(calls: RegisterCalls, person: Person): Promise<RegisterAnswer> {
  const headers = { 'content-type': 'application/json', 'x-api-key': calls.key };
  const code = person.reference ?? (await codeOf(calls, headers, identifierOf(person)));
  const answer = jsonOf(
    await calls.post({
      path: '/registration',
      headers,
      body: JSON.stringify({ requestId: calls.requestId, cruksCode: code }),
    }),
  );
  assertSame(code, Reflect.get(answer, 'cruksCode'));
  const isRegistered: unknown = Reflect.get(answer, 'registered');
  if (typeof isRegistered !== 'boolean')
    throw new RegisterUnavailableError('the reply does not say whether the person is registered');
  return { isExcluded: isRegistered, reference: code };
}

async function codeOf(
  calls: RegisterCalls,
  headers: Record<string, string>,
  citizenNumber: string,
): Promise<string> {
  const body = JSON.stringify({ requestId: calls.requestId, bsn: citizenNumber });
  const answer = jsonOf(await calls.post({ path: '/code', headers, body }));
  assertSame(calls.requestId, Reflect.get(answer, 'requestId'));
  const code: unknown = Reflect.get(answer, 'cruksCode');
  if (typeof code === 'string' && CODE.test(code)) return code;
  throw new RegisterUnavailableError('the reply has no code');
}
