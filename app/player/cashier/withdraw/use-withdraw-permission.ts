import { useEffect, useMemo, useReducer } from 'react';
import type { PlatformWithdrawalPermission } from '../../../../schemas/generated/types';
import { useFormPath } from '../../forms/form-path';
import { useSending } from '../../forms/sending';
import { deviceFingerprint } from '../../sign-in/device-fingerprint';
import type { OutcomeMap } from '../payment-permission';
import { type WithdrawAnswer, withdrawIntents } from './withdraw-form';
import { initialWithdrawFlow, nextWithdrawFlow } from './withdraw-flow';

/**
 * Whether the player may withdraw: from the loader, and requested again once a script provides a device fingerprint,
 * which loaders do not have (WALLET-44).
 * @param main balance of the player, in minor units
 * @param outcomes the brand's mapping of outcomes specific to withdrawals
 */
export function useWithdrawPermission(
  loaded: PlatformWithdrawalPermission | undefined,
  main: number,
  outcomes: OutcomeMap,
) {
  const begun = useMemo(
    () => nextWithdrawFlow(initialWithdrawFlow, { type: 'answered', permission: loaded, main, outcomes }),
    [loaded, main, outcomes],
  );
  const [flow, dispatch] = useReducer(nextWithdrawFlow, begun);
  const { send } = useSending<WithdrawAnswer>(useFormPath(), ({ permission }) =>
    dispatch({ type: 'answered', permission, main, outcomes }),
  );

  function ask(blackbox: string): void {
    dispatch({ type: 'started' });
    const fields = new FormData();
    fields.set('intent', withdrawIntents.permission);
    fields.set('blackbox', blackbox);
    send(fields);
  }

  useEffect(
    () => dispatch({ type: 'answered', permission: loaded, main, outcomes }),
    [loaded, main, outcomes],
  );
  useEffect(() => {
    const blackbox = deviceFingerprint();
    if (blackbox) ask(blackbox);
    // Once per page: the loader runs again after every response.
  }, []);

  return { flow, recheck: () => ask(deviceFingerprint() ?? '') };
}
