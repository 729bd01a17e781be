import styles from './receipt-facts.module.css';

/** The facts of a receipt as a definition list; those without a value are left out. */
export function ReceiptFacts({
  facts,
}: {
  facts: readonly (readonly [term: string, value: string | null])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
