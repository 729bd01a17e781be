import { assertSame, jsonOf, type RegisterCalls } from '../register-call';
import { identifierOf, type Person, type RegisterAnswer, RegisterUnavailableError } from '../register';

/**
 * Spelpaus (Spelinspektionen, Sweden): a query by personal number. The URL contains the licence holder's
 * number: `https://api.spelpaus.se/api/blocking-info/<actor>`.
 */
export async function askSpelpaus(calls: RegisterCalls, person: Person): Promise<RegisterAnswer> {
  const { requestId } = calls;
  const reply = await calls.post({
    path: '',
    headers: { 'content-type': 'application/json', authorization: calls.key },
    body: JSON.stringify({ requestId, subjectId: identifierOf(person) }),
  });
  const answer = jsonOf(reply);
  assertSame(requestId, Reflect.get(answer, 'requestId'));
  const isBlocked: unknown = Reflect.get(answer, 'isBlocked');
  if (typeof isBlocked === 'boolean') return { isExcluded: isBlocked };
  throw new RegisterUnavailableError('the reply has no isBlocked');
}
