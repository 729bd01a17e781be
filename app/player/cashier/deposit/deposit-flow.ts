import type { PlatformDepositPermission, PlatformDocument } from '../../../../schemas/generated/types';
import { mapOutcome, type PermissionState } from '../payment-permission';

/** State before a deposit (WALLET-28). Amounts are in minor units. */
export interface DepositFlow {
  status: PermissionState;
  modal: boolean;
  daysLeftToVerifyDocuments: number | undefined;
  selectBonus: boolean;
  selectedBonusId: string | undefined;
  notification: boolean;
  limitLeft: number | undefined;
  limitType: PlatformDepositPermission['limitType'];
  isSpendLimit: boolean;
  /** ISO 8601. */
  resetOn: string | undefined;
  /** The payment area is hidden (WALLET-55). */
  hideCashier: boolean;
}

type DepositEvent =
  | { type: 'start' }
  | { type: 'documents'; status: PermissionState }
  | { type: 'permission'; permission: Partial<PlatformDepositPermission> }
  | { type: 'methods'; minimums: readonly number[] }
  | { type: 'clear' };

export const initialDepositFlow: DepositFlow = {
  status: 'INACTIVE',
  modal: false,
  daysLeftToVerifyDocuments: undefined,
  selectBonus: false,
  selectedBonusId: undefined,
  notification: false,
  limitLeft: undefined,
  limitType: undefined,
  isSpendLimit: false,
  resetOn: undefined,
  hideCashier: true,
};

/** A suspended account may not deposit (WALLET-52). */
const ownOutcomes = { FORBIDDEN: 'SUSPENDED' } as const;

/** WALLET-38, WALLET-39. */
export function nextDepositFlow(flow: DepositFlow, event: DepositEvent): DepositFlow {
  switch (event.type) {
    case 'start':
      return { ...flow, status: 'LOADING', hideCashier: true };
    case 'documents':
      return { ...flow, status: event.status, hideCashier: true };
    case 'permission': {
      const { outcome, limitLeft, limitType, isSpendLimit, resetOn, daysLeftToVerifyDocuments } =
        event.permission;
      const status = mapOutcome(outcome, ownOutcomes);
      return {
        ...flow,
        status,
        hideCashier: status !== 'ALLOWED',
        limitLeft,
        limitType,
        isSpendLimit: isSpendLimit ?? false,
        resetOn,
        daysLeftToVerifyDocuments,
      };
    }
    case 'methods':
      return afterMethods(flow, event.minimums);
    case 'clear':
      return { ...initialDepositFlow, notification: flow.notification };
  }
}

/** A market may have no method, and a limit may leave less than the minimum of every method. */
function afterMethods(flow: DepositFlow, minimums: readonly number[]): DepositFlow {
  if (flow.status !== 'ALLOWED') return flow;
  if (minimums.length === 0) return { ...flow, status: 'INACTIVE', hideCashier: true };
  const isTooLittle = flow.limitLeft !== undefined && flow.limitLeft < Math.min(...minimums);
  return isTooLittle ? { ...flow, status: 'SELF_LIMIT_NOTIFY', notification: true, hideCashier: true } : flow;
}

/**
 * Requested documents, checked before the permission request (WALLET-40): those without a due date are required at
 * once, overdue ones restrict. Undefined when nothing is missing or due.
 * @param now milliseconds since the epoch
 */
export function documentsBefore(
  documents: readonly Pick<PlatformDocument, 'documentStatus' | 'dueAt'>[],
  now: number,
): PermissionState | undefined {
  const requested = documents.filter(({ documentStatus }) => documentStatus === 'REQUESTED');
  if (requested.some(({ dueAt }) => dueAt !== null && Date.parse(dueAt) <= now))
    return 'VERIFYDOCUMENT_STRICT';
  return requested.some(({ dueAt }) => dueAt === null) ? 'VERIFYDOCUMENT_REQUIRED' : undefined;
}

/** Result of the start of a deposit (WALLET-41). @param level the player's verification level */
export function startResult(
  status: PermissionState,
  level?: string,
): 'allowed' | 'pending-expired' | 'error' | 'loading' {
  if (level === 'PENDING_EXPIRED') return 'pending-expired';
  if (status === 'LOADING') return 'loading';
  return status === 'ALLOWED' ? 'allowed' : 'error';
}
