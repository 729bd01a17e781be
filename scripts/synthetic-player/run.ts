import { errorMessage } from '../../app/server/error-message';
import type { Journey } from './journey';
import { StepFailure } from './step-failure';
import type { NamedStep } from './steps';
import { exclude } from './steps/exclude';

export interface DoneStep {
  step: string;
  seconds: number;
  note?: string;
}

export interface Failure {
  step: string;
  url: string;
  /** 0 without a response. */
  status: number;
  expected: string;
  found: string;
}

/** The result of a run on one brand. */
export interface RunResult {
  brand: string;
  /** ISO 8601, in UTC. */
  startedAt: string;
  email: string;
  seconds: number;
  steps: DoneStep[];
  failure?: Failure;
  /** Why the account of a failed run could not be closed. */
  leftOpen?: string;
}

interface Terms {
  steps: readonly NamedStep[];
  /** Of each step, in milliseconds. */
  limitMs: number;
  /** Wall clock, in milliseconds. */
  now: () => number;
}

/** Performs the steps in order until one fails. An opened account is closed in any case. Never throws. */
export async function runJourney(journey: Journey, { steps, limitMs, now }: Terms): Promise<RunResult> {
  const startedAt = now();
  const done: DoneStep[] = [];
  let failure: Failure | undefined;
  for (const step of steps) {
    const begun = now();
    try {
      const note = await within(journey, limitMs, () => step.take(journey));
      const seconds = (now() - begun) / 1_000;
      done.push({ step: step.name, seconds, ...(note === undefined ? {} : { note }) });
    } catch (error) {
      failure = { step: step.name, ...described(error, journey) };
      break;
    }
  }
  const result: RunResult = {
    brand: journey.brand,
    startedAt: new Date(startedAt).toISOString(),
    email: journey.person.email,
    seconds: (now() - startedAt) / 1_000,
    steps: done,
    ...(failure ? { failure } : {}),
  };
  if (!failure || !journey.isOpen || journey.isKnown || failure.step === 'exclude') return result;
  try {
    await within(journey, limitMs, () => exclude(journey));
    return result;
  } catch (error) {
    return { ...result, leftOpen: errorMessage(error) };
  }
}

/** Every request is aborted at the time limit, so a waiting step ends as well. */
function within<Value>({ browser }: Journey, limitMs: number, work: () => Promise<Value>): Promise<Value> {
  browser.signal = AbortSignal.timeout(limitMs);
  return work();
}

function described(error: unknown, { home }: Journey): Omit<Failure, 'step'> {
  if (error instanceof StepFailure) return { ...error.at, expected: error.expected, found: error.found };
  return { url: home, status: 0, expected: 'a step without an error', found: errorMessage(error) };
}
