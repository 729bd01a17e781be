import type { PlatformPayment } from '../../../../schemas/generated/types';

/** How a withdrawal can stand, in the order of its way. */
const withdrawalStates = ['requested', 'in-review', 'approved', 'paid', 'failed', 'cancelled'] as const;

type WithdrawalState = (typeof withdrawalStates)[number];

/** A step of a withdrawal; one without a time is still to come. */
interface WithdrawalStep {
  state: WithdrawalState;
  at?: string;
}

/** Whether the money is still on its way. */
export function isOpenWithdrawal({ state }: Pick<PlatformPayment, 'state'>): boolean {
  return state === 'requested' || state === 'in-review' || state === 'approved';
}

/** The steps a withdrawal has taken, and while it is open those before it. Only one that is reviewed has a review. */
export function stepsOf({ state, times }: Pick<PlatformPayment, 'state' | 'times'>): WithdrawalStep[] {
  const at = new Map<string, string>(times.map((time) => [time.state, time.at]));
  const isOpen = isOpenWithdrawal({ state });
  return withdrawalStates.flatMap((each): WithdrawalStep[] => {
    const time = at.get(each);
    if (time !== undefined) return [{ state: each, at: time }];
    return isOpen && (each === 'approved' || each === 'paid') ? [{ state: each }] : [];
  });
}

/** Name of a state, for texts; a state that only deposits have counts as the first. */
export function withdrawalStateOf({ state }: Pick<PlatformPayment, 'state'>): WithdrawalState {
  return withdrawalStates.find((each) => each === state) ?? 'requested';
}
