import { isRecord } from '../../../schemas/is-record';
import { ApiError } from '../api/call';
import { problemText } from '../shell/problem';
import { type TextKey, text } from '../text/text';

const texts: Readonly<Record<string, TextKey>> = {
  taken: 'people.problem.taken',
  lastAdministrator: 'people.lastAdministrator',
  password: 'people.problem.password',
  notResolvable: 'people.problem.gone',
};

/** The text of a refusal for administrators. */
export function peopleProblem(error: unknown): string {
  const errors: unknown = error instanceof ApiError ? error.details?.['errors'] : undefined;
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const name = isRecord(first) && typeof first['name'] === 'string' ? first['name'] : '';
  const key = texts[name];
  return key === undefined ? problemText(error) : text(key);
}
