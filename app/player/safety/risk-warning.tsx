import { useSite } from '../../../ui/site/site-context';
import styles from './risk-warning.module.css';

/** Warns of loss and dependence, before an account is opened and before every session. */
export function RiskWarning() {
  const { t } = useSite();
  return (
    <p className={styles.warning} role="note">
      {t('safety.risk')}
    </p>
  );
}
