import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { PageTexts } from '../../site/texts/page-texts';
import { type DepositPlace, DepositPlaceProvider } from '../../player/cashier/deposit/deposit-place';
import { RouteMovedError } from '../../player/forms/send-form';
import { useRouteData } from '../../player/forms/use-route-data';
import styles from './deposit-dialog.module.css';

/** Callbacks into the dialog around a step. */
export type DialogActions = Omit<DepositPlace, 'reload' | 'isReloading'>;

interface RouteStepProps<Data> {
  /** Address of the step's page. */
  address: string;
  /** Route id as in `app/routes.ts`. */
  routeId: string;
  actions: DialogActions;
  children: (data: Data) => ReactNode;
}

/** A step of the dialog: loads the data and the texts of its page. */
export function RouteStep<Data extends { texts: Record<string, unknown> }>({
  address,
  routeId,
  actions,
  children,
}: RouteStepProps<Data>) {
  const { t } = useSite();
  const { data, failure, isLoading, reload } = useRouteData<Data>(address, routeId);
  const place = useMemo(() => ({ ...actions, reload, isReloading: isLoading }), [actions, reload, isLoading]);
  const isSignedOut = failure instanceof RouteMovedError;
  useEffect(() => {
    if (isSignedOut) actions.onSignedOut();
  }, [isSignedOut, actions]);
  if (data)
    return (
      <PageTexts texts={data.texts}>
        <DepositPlaceProvider value={place}>{children(data)}</DepositPlaceProvider>
      </PageTexts>
    );
  return (
    <div className={styles.content}>
      {failure === undefined || isSignedOut ? (
        <p role="status">{t('app.loading')}</p>
      ) : (
        <div role="alert">
          <p>{t('account.errors.missingPart')}</p>
          <Button onClick={reload}>{t('wallet.retry')}</Button>
        </div>
      )}
    </div>
  );
}
