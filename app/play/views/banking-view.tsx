import { ButtonLink } from '../../../ui/control/button-link';
import { inPlace } from '../../../ui/control/in-place';
import { useSite } from '../../../ui/site/site-context';
import { tabPaths } from '../../player/account/account-navigation';
import { HistoryList } from '../../player/cashier/history/history-list';
import { useMoney } from '../../../ui/format/use-money';
import type { WalletPage } from '../../player/cashier/wallet-page.server';
import type { DepositOffer } from '../deposit/use-deposit';
import { PageView } from './page-view';
import styles from './game-menu.module.css';

const latest = 10;

/** The latest transactions and play results. Deposits have a dialog of their own. */
export function BankingView({ deposit }: { deposit: DepositOffer | undefined }) {
  const { t } = useSite();
  return (
    <>
      {deposit && (
        <p>
          <ButtonLink
            link={{ label: t('account.pages.deposit'), target: deposit.href, emphasis: 'secondary' }}
            onClick={inPlace(deposit.open)}
          />
        </p>
      )}
      <PageView<{ page: WalletPage }>
        path={tabPaths.transactions}
        routeId="routes/my-account/banking/transactions"
      >
        {({ page }) => <Wallet {...page} />}
      </PageView>
    </>
  );
}

function Wallet({ history, totals }: WalletPage) {
  const { t } = useSite();
  const money = useMoney();
  const entries = history?.entries;
  return (
    <>
      {totals && (
        <dl className={styles.totals}>
          <dt>{t('wallet.netPosition')}</dt>
          <dd>{money(totals.netPosition, totals.currency, true)}</dd>
          <dt>{t('wallet.winLoss')}</dt>
          <dd>{money(totals.winLoss, totals.currency, true)}</dd>
        </dl>
      )}
      <h3>{t('wallet.list')}</h3>
      {!entries && <p>{t('wallet.failed')}</p>}
      {entries?.length === 0 && <p>{t('wallet.empty')}</p>}
      {entries && entries.length > 0 && <HistoryList list={entries.slice(0, latest)} />}
    </>
  );
}
