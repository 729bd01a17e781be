import { createContext, Script } from 'node:vm';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/api-error';
import { isRecord } from '../../../../schemas/is-record';

/** Processor time for all patterns of one operation, such as a publication. Reasonable patterns take microseconds. */
const BUDGET_MS = 50;

/** Retries of a match that timed out while the machine was busy with other processes. */
const MAX_TRIES = 3;

/** Fixed cost of a match, mostly starting the timer. Not charged to the budget, as a list may hold a thousand texts. */
const USUAL_MS = 0.3;

/** Time during which a pattern that timed out is rejected without a retry. */
const REMEMBERED_MS = 60_000;

const tooSlow = new LRUCache<string, true>({ max: 200, ttl: REMEMBERED_MS });

let spentMs = 0;

const context = createContext({ expression: /(?:)/, text: '' });
const script = new Script('expression.test(text)');

/**
 * True if a text matches a content type's pattern. Patterns with catastrophic backtracking are aborted, as they
 * would block the whole service.
 *
 * @throws ApiError 422 for an invalid regular expression, or when it takes too long
 */
export function matches(pattern: string, flags: string, text: string): boolean {
  const key = `${flags} ${pattern}`;
  const slow = () => patternError(pattern, `takes too long on a text of ${text.length} characters`);
  if (tooSlow.has(key)) throw slow();
  context.expression = expressionOf(pattern, flags);
  context.text = text;
  // The checks of one operation run synchronously; the next operation gets a new budget.
  if (spentMs === 0) setImmediate(() => (spentMs = 0));
  for (let tries = 1; ; tries += 1) {
    const started = processorMs();
    const timeout = Math.max(1, Math.ceil(BUDGET_MS - spentMs));
    try {
      return script.runInContext(context, { timeout }) === true;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const took = processorMs() - started;
      // The timeout includes time in which the process was not scheduled.
      if (took < timeout / 4 && tries < MAX_TRIES) continue;
      // A timeout with little of the budget left does not prove that the pattern is slow.
      if (took >= BUDGET_MS / 2) tooSlow.set(key, true);
      throw slow();
    } finally {
      spentMs += Math.max(0, processorMs() - started - USUAL_MS);
    }
  }
}

/** Processor time used by this process, in milliseconds. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The problem with a pattern, or null. */
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

/** The error is from the script's realm, so `instanceof Error` is false. */
function isTimeout(error: unknown): boolean {
  return isRecord(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
