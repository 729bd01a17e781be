import type { Logger } from 'pino';
import { errorMessage } from '../../process/error-message';
import {
  CircuitOpenError,
  type CircuitBreakerSettings,
  createCircuitBreaker,
} from '../../process/circuit-breaker';
import { askCruks } from './protocols/cruks';
import { askGamstop } from './protocols/gamstop';
import { askOasis } from './protocols/oasis';
import { askRofus } from './protocols/rofus';
import { askSpelpaus } from './protocols/spelpaus';
import {
  type ExclusionRegister,
  IdentifierMissingError,
  type Person,
  type RegisterAnswer,
  type RegisterName,
  RegisterRefusedError,
  RegisterUnavailableError,
} from './register';
import { callsOf, type RegisterCalls, type RegisterSettings } from './register-call';

interface Protocol {
  /** A single query. */
  ask(calls: RegisterCalls, person: Person): Promise<RegisterAnswer>;
  /** The register requires an identifier. */
  needsIdentifier: boolean;
}

const PROTOCOLS: Readonly<Record<RegisterName, Protocol>> = {
  spelpaus: { ask: askSpelpaus, needsIdentifier: true },
  cruks: { ask: askCruks, needsIdentifier: true },
  oasis: { ask: askOasis, needsIdentifier: false },
  gamstop: { ask: askGamstop, needsIdentifier: false },
  rofus: { ask: askRofus, needsIdentifier: true },
};

/** True if a register cannot be queried without an identifier. */
export function needsIdentifier(name: RegisterName): boolean {
  return PROTOCOLS[name].needsIdentifier;
}

/** Consecutive failures that open the circuit breaker, and for how long. */
export const REGISTER_BREAKER = { failures: 3, restMs: 15_000 } as const;

/** A register with a circuit breaker. */
export interface GuardedRegister extends ExclusionRegister {
  /** Closes the circuit breaker, as after a start. */
  reset(): void;
}

/** The adapter of a register: its protocol with a timeout, behind a circuit breaker. */
export function createRegister(
  name: RegisterName,
  settings: RegisterSettings,
  now: CircuitBreakerSettings['now'],
  log: Logger,
): GuardedRegister {
  const breaker = createCircuitBreaker({ ...REGISTER_BREAKER, now });
  const { ask } = PROTOCOLS[name];

  /** A refused query does not indicate an outage: otherwise one unusual name would block all queries. */
  const askOrRefusal = (person: Person): Promise<RegisterAnswer | RegisterRefusedError> =>
    ask(callsOf(settings), person).catch((error: unknown) => {
      if (error instanceof RegisterRefusedError) return error;
      throw error;
    });

  return {
    name,
    async ask(person) {
      if (needsIdentifier(name) && person.identifier === undefined && person.reference === undefined)
        throw new IdentifierMissingError('the account has no identifier');
      try {
        const answer = await breaker.run(() => askOrRefusal(person));
        if (answer instanceof RegisterRefusedError) throw answer;
        return answer;
      } catch (error) {
        const reason = errorMessage(error);
        if (!(error instanceof CircuitOpenError))
          log.error(
            { event: 'register.unavailable', register: name, reason },
            'a register gave no usable answer',
          );
        throw new RegisterUnavailableError(reason);
      }
    },
    reset: () => breaker.reset(),
  };
}
