import { randomUUID } from 'node:crypto';
import type { PlatformIdentityProviderCheck } from '../../../../schemas/generated/types';
import { CALLBACK_SIGNATURE_HEADER, signCallback } from '../../payments/callback-signature';

/** Delivery modes of callbacks. */
export const DELIVERIES = ['now', 'late', 'twice', 'never', 'forged'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** Decisions that a tester can select: a status, with its reason if any. */
export const DECISIONS = [
  { status: 'approved', reason: null },
  { status: 'rejected', reason: 'document_expired' },
  { status: 'rejected', reason: 'document_unreadable' },
  { status: 'rejected', reason: 'name_mismatch' },
  { status: 'rejected', reason: 'selfie_mismatch' },
  { status: 'unclear', reason: 'possible_copy' },
] as const satisfies readonly Pick<PlatformIdentityProviderCheck, 'status' | 'reason'>[];
export type Decision = (typeof DECISIONS)[number];

/** A simulated check. */
export interface SimulatedCheck extends PlatformIdentityProviderCheck {
  language: string;
  returnUrl: string;
  callbackUrl: string;
  /** Number of completed steps: document, selfie. */
  steps: number;
}

export type Begun = Pick<SimulatedCheck, 'reference' | 'language' | 'returnUrl' | 'callbackUrl'>;

/** A late callback arrives after the player has returned. */
const LATE_MS = 6_000;
const MOST_CHECKS = 10_000;

export interface SimulatedChecks {
  /** Idempotent: the same reference returns the same check. */
  begin(begun: Begun): SimulatedCheck;
  find(id: string): SimulatedCheck | undefined;
  step(check: SimulatedCheck): void;
  decide(check: SimulatedCheck, decision: Decision, delivery: Delivery): void;
  reset(): void;
}

/**
 * @param pageOf URL of a check's hosted page
 * @param now milliseconds since the epoch, for signatures
 */
export function createSimulatedChecks(
  secret: string,
  pageOf: (id: string) => string,
  now: () => number,
): SimulatedChecks {
  const checks = new Map<string, SimulatedCheck>();
  const timers = new Set<NodeJS.Timeout>();

  function later(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms).unref();
    timers.add(timer);
  }

  function deliver(check: SimulatedCheck, delivery: Delivery): void {
    const body = JSON.stringify({ check: shownOutside(check) });
    const signature = signCallback(body, delivery === 'forged' ? `not ${secret}` : secret, now());
    const headers = { 'content-type': 'application/json', [CALLBACK_SIGNATURE_HEADER]: signature };
    const send = (): void =>
      // The platform polls when a callback is missing.
      void fetch(check.callbackUrl, { method: 'POST', headers, body }).catch(() => undefined);
    if (delivery !== 'never') send();
    if (delivery === 'twice') send();
  }

  return {
    begin(begun) {
      const known = [...checks.values()].find(({ reference }) => reference === begun.reference);
      if (known !== undefined) return known;
      if (checks.size >= MOST_CHECKS) checks.clear();
      const id = `chk_${randomUUID()}`;
      const check: SimulatedCheck = {
        ...begun,
        ...{ id, status: 'open', reason: null, hostedUrl: pageOf(id), steps: 0 },
      };
      checks.set(id, check);
      return check;
    },
    find: (id) => checks.get(id),
    step(check) {
      check.steps += 1;
    },
    decide(check, { status, reason }, delivery) {
      if (check.status !== 'open') return;
      const decide = (): void => {
        Object.assign(check, { status, reason });
        deliver(check, delivery);
      };
      if (delivery !== 'late') return decide();
      check.status = 'processing';
      later(LATE_MS, decide);
    },
    reset() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      checks.clear();
    },
  };
}

/** A check as returned by the API. */
export function shownOutside({
  id,
  reference,
  status,
  reason,
  hostedUrl,
}: SimulatedCheck): PlatformIdentityProviderCheck {
  return { id, reference, status, reason, hostedUrl };
}
