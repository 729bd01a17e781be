import { type ComponentType, useEffect, useState } from 'react';
import type { DepositDialogProps } from './deposit-dialog';

/** The deposit dialog, whose code is loaded when it is first opened. Without it the deposit page takes over. */
export function DepositOverGame({ href, ...dialog }: DepositDialogProps & { href: string }) {
  const [Dialog, setDialog] = useState<ComponentType<DepositDialogProps>>();
  useEffect(() => {
    let isGone = false;
    import('./deposit-dialog').then(
      (module) => {
        if (!isGone) setDialog(() => module.DepositDialog);
      },
      () => location.assign(href),
    );
    return () => {
      isGone = true;
    };
  }, [href]);
  return Dialog ? <Dialog {...dialog} /> : null;
}
