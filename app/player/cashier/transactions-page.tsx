import type { SubmissionResult } from '@conform-to/dom';
import { Link, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { HistoryFilter } from '../../../schemas/generated/types';
import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard, AccountPage } from '../account/account-page';
import { filterParams } from './history/history-filter';
import { HistoryFilters } from './history/history-filters';
import { HistoryList } from './history/history-list';
import { historyPageSize } from './history/history-state';
import { PendingWithdrawals } from './pending-withdrawals';
import styles from './transactions-page.module.css';
import { type LoadedHistory, useHistory } from './history/use-history';
import { useMoney } from '../../../ui/format/use-money';
import { useStoredFlag } from './use-stored-flag';
import type { WalletPage } from './wallet-page.server';

interface TransactionsPageProps {
  page: WalletPage;
  filter: HistoryFilter;
  position: number;
  dropped: boolean;
  cancellable: boolean;
  result?: SubmissionResult<string[]>;
}

/** The player's balance, pending withdrawals and transactions. */
export function TransactionsPage({
  page,
  filter,
  position,
  dropped,
  cancellable,
  result,
}: TransactionsPageProps) {
  const { t } = useSite();
  const { history, totals, pending } = page;
  return (
    <AccountPage title="wallet.title">
      <PendingWithdrawals list={pending ?? []} cancellable={cancellable} result={result} />
      {history ? (
        <LoadedEntries {...history} filter={filter} position={position} totals={totals} dropped={dropped} />
      ) : (
        <>
          {totals && <Totals {...totals} />}
          <AccountCard title={t('wallet.list')}>
            <HistoryFilters filter={filter} dropped={dropped} />
            <Notice role="alert" text={t('wallet.failed')}>
              <Link to={`?${filterParams(filter)}`} className={styles.link}>
                {t('wallet.retry')}
              </Link>
            </Notice>
          </AccountCard>
        </>
      )}
    </AccountPage>
  );
}

/** WALLET-23. */
function Totals({ currency, netPosition, winLoss }: NonNullable<WalletPage['totals']>) {
  const { t } = useSite();
  const money = useMoney();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('wallet.netPosition')}</dt>
        <dd>{money(netPosition, currency, true)}</dd>
        <dd className={styles.hint}>{t('wallet.netPositionHint')}</dd>
      </div>
      <div>
        <dt>{t('wallet.winLoss')}</dt>
        <dd>{money(winLoss, currency, true)}</dd>
        <dd className={styles.hint}>{t('wallet.winLossHint')}</dd>
      </div>
    </dl>
  );
}

function LoadedEntries({ dropped, ...props }: LoadedHistory & { dropped: boolean }) {
  const { t, locale } = useSite();
  const loaded = useStable(props);
  const [polling, setPolling] = useStoredFlag('history-polling', true);
  const [scrolling, setScrolling] = useStoredFlag('history-scrolling', false);
  const { state, more, added } = useHistory(loaded, { locale, polling });
  const filtering = useNavigation().state === 'loading';
  const { list, filter, hasMore, loading, error, netPosition, winLoss } = state;
  return (
    <>
      {loaded.totals && netPosition !== undefined && winLoss !== undefined && (
        <Totals currency={loaded.totals.currency} netPosition={netPosition} winLoss={winLoss} />
      )}
      <AccountCard title={t('wallet.list')}>
        <HistoryFilters filter={loaded.filter} dropped={dropped} />
        <div className={styles.tools}>
          <Switches>
            {loaded.position === 0 && (
              <Switch label={t('wallet.keepCurrent')} on={polling} onChange={setPolling} />
            )}
            <Switch label={t('wallet.moreByScrolling')} on={scrolling} onChange={setScrolling} />
          </Switches>
          {list.length > 0 && (
            <a
              className={styles.link}
              href={`/api/player/transactions.csv?${filterParams(filter, { locale })}`}
              download
            >
              {t('wallet.download')}
            </a>
          )}
        </div>
        <p className="visually-hidden" role="status">
          {added > 0 && t('wallet.newEntries', { count: added })}
        </p>
        {loaded.position > 0 && (
          <Link to={`?${filterParams(filter)}`} className={styles.link}>
            {t('wallet.newest')}
          </Link>
        )}
        <div aria-busy={filtering} className={styles.list}>
          {list.length === 0 ? (
            <Notice text={t(state.filterApplied ? 'wallet.emptyFiltered' : 'wallet.empty')} />
          ) : (
            <HistoryList list={list} />
          )}
        </div>
        {error !== undefined && (
          <Notice role="alert" text={t('wallet.failed')}>
            {hasMore && (
              <Button emphasis="secondary" onClick={() => void more()}>
                {t('wallet.retry')}
              </Button>
            )}
          </Notice>
        )}
        {hasMore && error === undefined && (
          <More
            href={`?${filterParams(filter, { position: String(state.position + historyPageSize) })}`}
            loading={loading}
            scrolling={scrolling}
            onMore={() => void more()}
          />
        )}
        {!hasMore && list.length > historyPageSize && <p className={styles.end}>{t('wallet.end')}</p>}
      </AccountCard>
    </>
  );
}

/** The loader's data is a new object with every render of the route, but changes only with the next load. */
function useStable(props: LoadedHistory): LoadedHistory {
  const loaded = useRef(props);
  if (loaded.current.entries !== props.entries) loaded.current = props;
  return loaded.current;
}

/** Link to the next page; with JavaScript that page is appended, automatically if the player has enabled it. */
function More({
  href,
  loading,
  scrolling,
  onMore,
}: {
  href: string;
  loading: boolean;
  scrolling: boolean;
  onMore: () => void;
}) {
  const { t } = useSite();
  const line = useRef<HTMLParagraphElement>(null);
  const latest = useRef(onMore);
  latest.current = onMore;
  useEffect(() => {
    const element = line.current;
    if (!scrolling || loading || !element) return;
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [scrolling, loading]);
  return (
    <p ref={line} className={styles.end}>
      <Link
        to={href}
        className={styles.more}
        aria-disabled={loading}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onMore();
        }}
      >
        {t(loading ? 'wallet.loading' : 'wallet.more')}
      </Link>
    </p>
  );
}

/** These require JavaScript; space is reserved for them until it has loaded. */
function Switches({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={styles.switches} data-ready={ready}>
      {children}
    </div>
  );
}

function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

function Notice({ text, role, children }: { text: string; role?: 'alert'; children?: ReactNode }) {
  return (
    <div className={styles.notice} role={role}>
      <p>{text}</p>
      {children}
    </div>
  );
}
