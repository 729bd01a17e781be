import { useParams } from '@remix-run/react';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Brand } from '../../../schemas/generated/types';
import { showToast } from '../../../ui/notice/toast';
import { useSite } from '../../../ui/site/site-context';
import { DepositOverGame } from '../deposit/deposit-over-game';
import { useDeposit } from '../deposit/use-deposit';
import { problemNameOf } from '../launch/launch-problem';
import { BookProblemNotice, OpenForm } from './book-problem';
import { bonusToastOf, showBonusToast } from './bonus-toast';
import { pathOfRoute, sportsbookRoute } from './sportsbook-path';
import styles from './sportsbook-stage.module.css';
import { type SportsbookAnswer, answeredSportsbook, nextSportsbook } from './sportsbook-state';
import { useBookBridge } from './use-book-bridge';
import { useOpenSportsbook, useRenewal } from './use-open-sportsbook';

export interface SportsbookStageProps {
  /** The only origin allowed for the frame and its messages. */
  origin: string;
  /** Link to the deposit page; undefined if the visitor may not deposit. */
  depositHref: string | undefined;
  toast: Brand['sportsbook']['toast'];
  /** Response to a form posted without scripts. */
  answered: SportsbookAnswer | undefined;
}

/** Sportsbook frame with its loading state, errors and the dialogs it requests. */
export function SportsbookStage({ origin, depositHref, toast, answered }: SportsbookStageProps) {
  const site = useSite();
  const { authorized, t } = site;
  const params = useParams();
  const { category, region, competition, event } = params;
  const route = useMemo(
    () => sportsbookRoute({ category, region, competition, event }),
    [category, region, competition, event],
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(nextSportsbook, answered, answeredSportsbook);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const { open, currency = answered?.currency ?? site.currency } = useOpenSportsbook(
    dispatch,
    answered !== undefined,
  );
  const { step, open: openDeposit, ...deposit } = useDeposit(authorized, depositHref !== undefined);
  const warn = (value: string) => showToast({ kind: 'error', value, closeLabel: t('app.close') });

  const renew = useRenewal(({ token, code }) => {
    if (token !== undefined) return line.current?.post({ type: 'token', token });
    const isLimit = problemNameOf(code) === 'limit';
    if (isLimit) line.current?.post({ type: 'limitsReached' });
    warn(t(isLimit ? 'sportsbook.limitReached' : 'sportsbook.error.unavailable'));
  });

  const line = useBookBridge(
    state.contextData,
    { origin, currency, frame, route },
    {
      onReady: () => dispatch({ type: 'ready' }),
      onFailure: (code) => dispatch({ type: 'failed', code }),
      onMessage(message) {
        switch (message.type) {
          case 'loginRequired':
            location.hash = '#login';
            return;
          case 'registerRequired':
            location.hash = '#signup';
            return;
          case 'needFunds':
            if (depositHref === undefined) warn(t('sportsbook.error.funds'));
            else openDeposit({ amount: message.amount });
            return;
          case 'tokenExpired':
            return renew();
          case 'toast':
            return dispatch({ type: 'toast', toast: bonusToastOf(message, toast) });
          case 'error':
            return dispatch({ type: 'failed', code: 'unavailable' });
        }
      },
    },
  );

  const { bonusToast } = state;
  const shown = useRef<typeof bonusToast>();
  useEffect(() => {
    if (!bonusToast || shown.current === bonusToast) return;
    shown.current = bonusToast;
    showBonusToast(bonusToast, currency, site);
  }, [bonusToast, currency, site]);

  const { contextData, error } = state;
  return (
    <section className={styles.stage} aria-label={t('sportsbook.title')} data-sportsbook={statusOf(state)}>
      <h1 className="visually-hidden">{t('sportsbook.title')}</h1>
      {contextData && (
        // React removes the box, since the frame itself may already have been removed (leave-session.ts).
        <div className={styles.box}>
          <iframe
            ref={frame}
            key={contextData.iframeUrl}
            className={styles.frame}
            src={contextData.iframeUrl}
            title={t('sportsbook.frame')}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="no-referrer"
            onLoad={() => line.current?.greet()}
          />
        </div>
      )}
      {error === undefined && (!contextData || (state.loader && isHydrated)) && (
        <div className={styles.skeleton}>
          <Bones />
          {isHydrated ? (
            <p className={styles.loading} role="status">
              {t('sportsbook.loading')}
            </p>
          ) : (
            <OpenForm label={t('sportsbook.open')} onOpen={open} />
          )}
        </div>
      )}
      {error !== undefined && <BookProblemNotice code={error} onAgain={open} />}
      {step && (
        <DepositOverGame
          href={depositHref ?? `/${site.locale}`}
          game={pathOfRoute(route)}
          step={step}
          onStep={deposit.show}
          onOver={deposit.forget}
          onClose={deposit.close}
        />
      )}
    </section>
  );
}

function statusOf({ contextData, loader, error }: { contextData: unknown; loader: boolean; error: unknown }) {
  if (error !== undefined) return 'error';
  return contextData && !loader ? 'open' : 'loading';
}

/** Skeleton of a sportsbook: a row of sports, then rows of events. */
function Bones() {
  return (
    <div className={styles.bones} aria-hidden="true">
      {Array.from({ length: 8 }, (_unused, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
