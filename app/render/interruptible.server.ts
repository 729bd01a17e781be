import { Script, createContext } from 'node:vm';
import { isRecord } from '../../schemas/is-record';

const idle = () => undefined;
const sandbox: { work: () => void } = { work: idle };
const context = createContext(sandbox);
const script = new Script('work()', { filename: 'render-watchdog.js' });

/**
 * Runs work in this thread and stops it after a time, even within an endless loop: the watchdog of a `node:vm` script is the one
 * thing that can interrupt JavaScript from outside. No `catch` or `finally` of the stopped code runs, so the caller puts
 * shared state in order again. Costs a thread for each call: guard many small steps by one call.
 *
 * @param ms a whole number, at least 1
 * @returns whether the work came to its end
 * @throws what the work throws
 */
export function runInterruptibly(work: () => void, ms: number): boolean {
  sandbox.work = work;
  try {
    script.runInContext(context, { timeout: ms, displayErrors: false });
    return true;
  } catch (error) {
    if (isTimeout(error)) return false;
    throw error;
  } finally {
    sandbox.work = idle;
  }
}

/** The error is made by the script's own realm, so it is no instance of this realm's Error. */
function isTimeout(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
