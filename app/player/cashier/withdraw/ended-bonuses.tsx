import { type ReactNode, useId } from 'react';
import type { PlatformReward } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { useMoney } from '../../../../ui/format/use-money';
import styles from './withdraw-page.module.css';

/** The bonuses a player loses by a withdrawal, with a checkbox to consent (BONUS-49). */
export function EndedBonuses({ bonuses, children }: { bonuses: PlatformReward[]; children: ReactNode }) {
  const { t } = useSite();
  const money = useMoney();
  const titleId = useId();
  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('rewards.questions.withdraw')}</h3>
      {bonuses.map(({ bonusAssignmentId, name, balance = 0, currency }) => (
        <p key={bonusAssignmentId}>
          <strong>{name}</strong>: {t('rewards.questions.withdrawText', { amount: money(balance, currency) })}
        </p>
      ))}
      {children}
    </section>
  );
}
