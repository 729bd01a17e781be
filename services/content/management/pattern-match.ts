import { createContext, Script } from 'node:vm';
import { ApiError } from '../http/api-error';
import { isRecord } from '../store/links';

/** Honest patterns take microseconds; the rest is room for a busy machine. */
const LIMIT_MS = 500;

const context = createContext({ expression: /(?:)/, text: '' });
const script = new Script('expression.test(text)');

/**
 * Whether a text matches a pattern that somebody has written into a content type. Some patterns take longer than the universe lasts on
 * some texts, and would hold up the whole service: those are broken off.
 *
 * @throws ApiError 422 when the pattern is no regular expression, or takes too long
 */
export function matches(pattern: string, flags: string, text: string): boolean {
  context.expression = expressionOf(pattern, flags);
  context.text = text;
  try {
    return script.runInContext(context, { timeout: LIMIT_MS }) === true;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw patternError(pattern, `takes too long on a text of ${text.length} characters`);
  }
}

/** What is wrong with a pattern, or null. */
export function patternProblem(pattern: string, flags: string): string | null {
  try {
    new RegExp(pattern, flags);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'Invalid regular expression';
  }
}

function expressionOf(pattern: string, flags: string): RegExp {
  const problem = patternProblem(pattern, flags);
  if (problem !== null) throw patternError(pattern, `is none: ${problem}`);
  return new RegExp(pattern, flags);
}

function patternError(pattern: string, problem: string): ApiError {
  const details = `The regular expression /${pattern}/ of the content type ${problem}. Change the content type.`;
  return new ApiError(422, 'InvalidEntry', 'Validation error', {
    errors: [{ name: 'regexp', path: [], value: pattern, details }],
  });
}

/** The error comes from the script's own realm: it is no instance of this one's `Error`. */
function isTimeout(error: unknown): boolean {
  return isRecord(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
