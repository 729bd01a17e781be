import { useSite } from '../site/site-context';
import styles from './age-mark.module.css';

/** The sign for the minimum age, such as 18+ in a ring, with an accessible name. @param age years */
export function AgeMark({ age }: { age: number }) {
  const { t } = useSite();
  return (
    <span className={styles.mark} role="img" aria-label={t('offerBlocks.ageMark', { age })}>
      {/* The order of the two characters is the same in every writing direction. */}
      <bdi dir="ltr">{`${age}+`}</bdi>
    </span>
  );
}
