import { type ComponentType, useEffect, useState } from 'react';
import type { DepositDialogProps } from './deposit-dialog';

/** The deposit dialog, loaded when first opened. If that fails, the deposit page replaces it. */
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
