import styles from './slot.module.css';

interface SlotProps {
  /** Blocks of a panel as the server rendered them, one by one. */
  html: string;
  className?: string;
}

/** Where a container shows the blocks of one of its panels; they fill the width of the slot. */
export function Slot({ html, className }: SlotProps) {
  return (
    <div
      className={[styles.slot, className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
