import type { PlatformReward } from '../../../schemas/generated/types';
import { useSite } from '../../../ui/site/site-context';
import { useMoney } from '../../../ui/format/use-money';
import styles from './rewards.module.css';

/** The active bonus that must end before an offer is claimed, with the cost of ending it. */
export function EndedByAnother({ bonus }: { bonus: PlatformReward }) {
  const { t } = useSite();
  const money = useMoney();
  const { name, balance = 0, currency } = bonus;
  return (
    <p className={styles.notice}>
      {t('rewards.questions.insteadText', { old: name, amount: money(balance, currency) })}
    </p>
  );
}
