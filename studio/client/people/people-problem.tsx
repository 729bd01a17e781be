import Alert from '@mui/material/Alert';
import { refusalsOfThrown } from '../publishing/model/thrown';
import { problemText } from '../shell/problem';
import { type TextKey, text } from '../text/text';

/** Refusals that have a text of their own, by the name in the answer. */
const textOfRule = new Map<string, TextKey>([
  ['taken', 'people.taken'],
  ['lastAdministrator', 'people.lastAdministrator'],
]);

/** Why a change of a person was refused, and what to do. */
export function PeopleProblem({ error }: { error: unknown }) {
  if (!error) return null;
  const known = refusalsOfThrown(error).flatMap(({ rule = '' }) => textOfRule.get(rule) ?? [])[0];
  return <Alert severity="error">{known ? text(known) : problemText(error)}</Alert>;
}
