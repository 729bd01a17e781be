import type { PlatformDepositPermission } from '../../../schemas/generated/types';

/** Whether a player may deposit or withdraw, and the reason if not (WALLET-37). */
export const permissionStates = [
  'INACTIVE',
  'LOADING',
  'VERIFYDOCUMENT_STRICT',
  'VERIFYDOCUMENT_LOYAL',
  'SUSPENDED',
  'ERROR',
  'ALLOWED',
  'SELF_LIMIT_REACHED',
  'WITHDRAWAL_LIMIT_REACHED',
  'SELF_LIMIT_NOTIFY',
  'RESTRICTED',
  'VERIFYDOCUMENT_REQUIRED',
  'VERIFYDOCUMENT_UNDER_REVIEW',
] as const;
export type PermissionState = (typeof permissionStates)[number];

type Outcome = PlatformDepositPermission['outcome'];
/** Permission states by outcome. */
export type OutcomeMap = Partial<Record<string, PermissionState>>;

const stateOfOutcome = {
  SUCCESS: 'ALLOWED',
  DOCUMENTS_PREFERRED: 'VERIFYDOCUMENT_LOYAL',
  DOCUMENTS_UNDER_REVIEW: 'VERIFYDOCUMENT_UNDER_REVIEW',
  DOCUMENTS_REQUIRED: 'VERIFYDOCUMENT_REQUIRED',
  DOCUMENTS_REQUIRED_RESTRICTED: 'VERIFYDOCUMENT_STRICT',
  WITHDRAWAL_LIMIT_REACHED: 'WITHDRAWAL_LIMIT_REACHED',
  SELF_LIMIT_REACHED: 'SELF_LIMIT_REACHED',
  RESTRICTED: 'RESTRICTED',
} satisfies Partial<Record<Outcome, PermissionState>>;

/**
 * The state for an outcome of the platform (WALLET-30 to WALLET-36). Unknown outcomes are errors.
 * @param own outcomes with a different mapping for deposits or withdrawals
 */
export function mapOutcome(outcome: string | undefined, own: OutcomeMap = {}): PermissionState {
  const states: OutcomeMap = { ...stateOfOutcome, ...own };
  return outcome !== undefined && Object.hasOwn(states, outcome) ? (states[outcome] ?? 'ERROR') : 'ERROR';
}
