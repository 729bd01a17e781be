import type { Step } from './journey';
import { claim } from './steps/claim';
import { deposit } from './steps/deposit';
import { exclude } from './steps/exclude';
import { play } from './steps/play';
import { signIn } from './steps/sign-in';
import { signOut } from './steps/sign-out';
import { signUp } from './steps/sign-up';
import { verify } from './steps/verify';
import { visit } from './steps/visit';
import { withdraw } from './steps/withdraw';

export interface NamedStep {
  name: string;
  take: Step;
}

const named = (steps: Record<string, Step>): NamedStep[] =>
  Object.entries(steps).map(([name, take]) => ({ name, take }));

/** The steps of a new player whose account is closed at the end. */
export const newcomerSteps = named({
  visit,
  'sign-up': signUp,
  verify,
  deposit,
  claim,
  play,
  withdraw,
  exclude,
});

/** The steps of a permanent account. */
export const accountSteps = named({
  visit,
  'sign-in': signIn,
  verify,
  deposit,
  claim,
  play,
  withdraw,
  'sign-out': signOut,
});

/** Names of all steps, in their order. */
export const stepNames = [...new Set([...newcomerSteps, ...accountSteps].map(({ name }) => name))];
