import type { ButtonHTMLAttributes } from 'react';
import styles from './button-link.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  emphasis?: 'primary' | 'secondary' | 'plain';
  size?: 'medium' | 'large';
}

/** A button that looks like the links that look like buttons (`ButtonLink`). */
export function Button({ emphasis = 'primary', size = 'medium', className = '', ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${styles.button} ${styles[emphasis]} ${styles[size] ?? ''} ${className}`}
    />
  );
}
