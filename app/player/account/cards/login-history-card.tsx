import { useSite } from '../../../../ui/site/site-context';
import { AccountCard, MissingPart } from '../account-page';
import styles from './sign-in-list.module.css';

interface SignIn {
  date: string;
  place: string;
  device: string;
  successful: boolean;
}

/** The last sign-ins, so that a player can recognise one by someone else (AUTH-07). */
export function LoginHistoryCard({ history }: { history: SignIn[] | undefined }) {
  const { t } = useSite();
  return (
    <AccountCard title={t('account.history.title')} text={t('account.history.text')}>
      {history ? (
        <ol className={styles.list}>
          {history.map(({ date, place, device, successful }, index) => (
            <li key={index} className={styles.row}>
              <div className={styles.what}>
                <p className={styles.device}>
                  {date}
                  {!successful && <span className={styles.refused}>{t('account.history.refused')}</span>}
                </p>
                <p className={styles.detail}>
                  {[place, device || t('account.sessions.unknownDevice')].filter(Boolean).join(' · ')}
                </p>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <MissingPart />
      )}
    </AccountCard>
  );
}
