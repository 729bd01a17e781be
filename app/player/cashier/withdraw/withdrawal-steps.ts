import type { PlatformPayment } from '../../../../schemas/generated/types';

/** States of a withdrawal, in order. */
const withdrawalStates = ['requested', 'in-review', 'approved', 'paid', 'failed', 'cancelled'] as const;

type WithdrawalState = (typeof withdrawalStates)[number];

/** A step of a withdrawal; without a time it has not happened yet. */
interface WithdrawalStep {
  state: WithdrawalState;
  at?: string;
}

/** Whether the withdrawal is still pending. */
export function isOpenWithdrawal({ state }: Pick<PlatformPayment, 'state'>): boolean {
  return state === 'requested' || state === 'in-review' || state === 'approved';
}

/** The steps of a withdrawal so far and, while it is open, the remaining ones. Only a reviewed one has a review step. */
export function stepsOf({ state, times }: Pick<PlatformPayment, 'state' | 'times'>): WithdrawalStep[] {
  const at = new Map<string, string>(times.map((time) => [time.state, time.at]));
  const isOpen = isOpenWithdrawal({ state });
  return withdrawalStates.flatMap((each): WithdrawalStep[] => {
    const time = at.get(each);
    if (time !== undefined) return [{ state: each, at: time }];
    return isOpen && (each === 'approved' || each === 'paid') ? [{ state: each }] : [];
  });
}

/** Name of a state, for texts; states specific to deposits map to the first. */
export function withdrawalStateOf({ state }: Pick<PlatformPayment, 'state'>): WithdrawalState {
  return withdrawalStates.find((each) => each === state) ?? 'requested';
}
