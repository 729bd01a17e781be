import type { PlatformWithdrawalPermission } from '../../../../schemas/generated/types';
import { mapOutcome, type OutcomeMap, type PermissionState } from '../payment-permission';

/** States in which the form is shown. */
export const openStates: readonly PermissionState[] = [
  'ALLOWED',
  'SELF_LIMIT_NOTIFY',
  'VERIFYDOCUMENT_LOYAL',
];

/** WALLET-29. */
export interface WithdrawFlow {
  status: PermissionState;
  modal: boolean;
  /** Amount that may still be withdrawn in the period, in minor units; null without a limit. */
  limit: number | null;
  duration: NonNullable<PlatformWithdrawalPermission['duration']>;
  /** The whole limit of the period, in minor units; null without one. */
  originalLimit: number | null;
}

type WithdrawEvent =
  | { type: 'started' }
  | { type: 'status'; status: PermissionState }
  /**
   * The response of the platform; undefined if there was none. `main` is the balance in minor units; `outcomes` is the
   * brand's mapping of outcomes specific to withdrawals (WALLET-36).
   */
  | {
      type: 'answered';
      permission: PlatformWithdrawalPermission | undefined;
      main: number;
      outcomes: OutcomeMap;
    };

export const initialWithdrawFlow: WithdrawFlow = {
  status: 'INACTIVE',
  modal: false,
  limit: null,
  duration: 'daily',
  originalLimit: null,
};

/** WALLET-45 to WALLET-48. */
export function nextWithdrawFlow(flow: WithdrawFlow, event: WithdrawEvent): WithdrawFlow {
  switch (event.type) {
    case 'started':
      return { ...flow, status: 'LOADING' };
    case 'status':
      return { ...flow, status: event.status };
    case 'answered': {
      const { limit = null, duration = 'daily', originalLimit = null, outcome } = event.permission ?? {};
      const status = withinLimit(mapOutcome(outcome, event.outcomes), limit, event.main);
      return { ...flow, status, limit, duration, originalLimit };
    }
  }
}

/** A limit matters only if the withdrawal is otherwise allowed. */
function withinLimit(status: PermissionState, limit: number | null, main: number): PermissionState {
  if (status !== 'ALLOWED' || limit === null) return status;
  if (limit === 0) return 'WITHDRAWAL_LIMIT_REACHED';
  return main > limit ? 'SELF_LIMIT_NOTIFY' : status;
}
