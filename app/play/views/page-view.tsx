import { type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '../../../ui/control/button';
import { SiteLink } from '../../../ui/site/site-link';
import { useSite } from '../../../ui/site/site-context';
import { FormPathProvider } from '../../player/forms/form-path';
import { useFetcherSending } from '../../player/forms/fetcher-sending';
import { useRouteData } from '../../player/forms/use-route-data';
import { SendingProvider } from '../../player/forms/sending';
import styles from './game-menu.module.css';

interface PageViewProps<Data> {
  /** Path of the page below the locale. */
  path: string;
  /** Route id as in `app/routes.ts`. */
  routeId: string;
  children: (data: Data) => ReactNode;
}

/** The cards of an account page over a game. Their forms post to that page, whose data is reloaded after a save. */
export function PageView<Data>({ path, routeId, children }: PageViewProps<Data>) {
  const { locale, t } = useSite();
  const address = `/${locale}${path}`;
  const { data, failure, reload } = useRouteData<Data>(address, routeId);
  const failed = failure !== undefined;
  const useViewSending = useMemo(() => sendingWith(reload), [reload]);
  return (
    <>
      {failed && (
        <div role="alert">
          <p>{t('account.errors.missingPart')}</p>
          <Button onClick={reload}>{t('wallet.retry')}</Button>
        </div>
      )}
      {!data && !failed && <p role="status">{t('app.loading')}</p>}
      {data && (
        <FormPathProvider value={address}>
          <SendingProvider value={useViewSending}>
            <div className={styles.cards}>{children(data)}</div>
          </SendingProvider>
        </FormPathProvider>
      )}
      <p>
        <SiteLink target={path}>{t('play.fullPage')}</SiteLink>
      </p>
    </>
  );
}

/** Remix's fetcher, with a reload of the page's data after each response. */
function sendingWith(onAnswer: () => void): typeof useFetcherSending {
  return function useSending(address) {
    const sending = useFetcherSending(address);
    const { answer } = sending;
    useEffect(() => {
      if (answer) onAnswer();
    }, [answer]);
    return sending;
  };
}
