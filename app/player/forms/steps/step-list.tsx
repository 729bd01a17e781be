import styles from './step-list.module.css';

/** The current position in a form with several steps. */
export function StepList({
  label,
  steps,
  current,
}: {
  /** Accessible name of the list, e.g. "Step 2 of 4". */
  label: string;
  steps: readonly { id: string; name: string }[];
  current: string;
}) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <div className={styles.holder}>
      <p className={styles.label}>{label}</p>
      <ol className={styles.list}>
        {steps.map(({ id, name }, index) => (
          <li
            key={id}
            className={index < at ? styles.done : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
    </div>
  );
}
