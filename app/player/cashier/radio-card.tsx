import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './radio-card.module.css';

interface RadioCardProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange'
> {
  /** For short labels, several in a row. */
  isSmall?: boolean;
  children: ReactNode;
}

/** A radio button as a card that can be clicked anywhere. */
export function RadioCard({ isSmall = false, children, ...input }: RadioCardProps) {
  return (
    <label className={isSmall ? `${styles.card} ${styles.small}` : styles.card}>
      <input type="radio" {...input} />
      <span className={styles.words}>{children}</span>
    </label>
  );
}
