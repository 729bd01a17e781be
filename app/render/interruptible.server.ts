import { Script, createContext } from 'node:vm';
import { isRecord } from '../../schemas/is-record';

const idle = () => undefined;
const sandbox: { work: () => void } = { work: idle };
const context = createContext(sandbox);
const script = new Script('work()', { filename: 'render-watchdog.js' });

/**
 * Runs work in this thread and stops it after a time, even in an endless loop: the watchdog of a `node:vm` script is
 * the only way to interrupt synchronous JavaScript. No `catch` or `finally` of the stopped code runs, so the caller
 * must restore shared state. Each call costs a thread, so guard many small steps with one call.
 * @param ms a whole number, at least 1
 * @returns whether the work finished
 * @throws the error of the work
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

/** The error belongs to the script's realm, so `instanceof Error` is false. */
function isTimeout(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
