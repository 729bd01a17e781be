import { useEffect, useMemo, useReducer } from 'react';
import type { PlatformWithdrawalPermission } from '../../../../schemas/generated/types';
import { useFormPath } from '../../forms/form-path';
import { useSending } from '../../forms/sending';
import { deviceFingerprint } from '../../sign-in/device-fingerprint';
import { type WithdrawAnswer, withdrawIntents } from './withdraw-form';
import { initialWithdrawFlow, nextWithdrawFlow } from './withdraw-flow';

/**
 * Whether the player may withdraw: as the loader was told, and asked again where a script of the page has a fingerprint of the device,
 * which a loader cannot have (WALLET-44).
 *
 * @param main what the player owns, in minor units
 */
export function useWithdrawPermission(loaded: PlatformWithdrawalPermission | undefined, main: number) {
  const begun = useMemo(
    () => nextWithdrawFlow(initialWithdrawFlow, { type: 'answered', permission: loaded, main }),
    [loaded, main],
  );
  const [flow, dispatch] = useReducer(nextWithdrawFlow, begun);
  const { send } = useSending<WithdrawAnswer>(useFormPath(), ({ permission }) =>
    dispatch({ type: 'answered', permission, main }),
  );

  function ask(blackbox: string): void {
    dispatch({ type: 'started' });
    const fields = new FormData();
    fields.set('intent', withdrawIntents.permission);
    fields.set('blackbox', blackbox);
    send(fields);
  }

  useEffect(() => dispatch({ type: 'answered', permission: loaded, main }), [loaded, main]);
  useEffect(() => {
    const blackbox = deviceFingerprint();
    if (blackbox) ask(blackbox);
    // Once for a page: the loader runs again after every answer.
  }, []);

  return { flow, recheck: () => ask(deviceFingerprint() ?? '') };
}
