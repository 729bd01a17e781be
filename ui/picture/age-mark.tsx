import { useSite } from '../site/site-context';
import styles from './age-mark.module.css';

/** The sign for the minimum age, such as 18+ in a ring; its name says it in words. @param age years */
export function AgeMark({ age }: { age: number }) {
  const { t } = useSite();
  return (
    <span className={styles.mark} role="img" aria-label={t('offerBlocks.ageMark', { age })}>
      {/* Order of the two signs is the same in every direction of writing. */}
      <bdi dir="ltr">{`${age}+`}</bdi>
    </span>
  );
}
