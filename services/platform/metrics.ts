import { Counter, Gauge, Registry } from 'prom-client';

/** Metrics of a platform process for Prometheus. */
export interface Metrics {
  registry: Registry;
  /** Number of violations in the last check, by rule of the ledger. */
  brokenInvariants: Gauge<'rule'>;
  /** The last transaction that was checked. */
  checkedTransaction: Gauge;
  /** Queries to exclusion registers, by outcome. */
  registerAnswers: Counter<'register' | 'outcome'>;
  /** Open discrepancies between payments and their provider. */
  paymentDifferences: Gauge<'provider' | 'kind'>;
  /** Processed events of payment providers, by source. */
  paymentEvents: Counter<'provider' | 'source'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  return {
    registry,
    brokenInvariants: new Gauge({
      name: 'marquee_ledger_broken_invariants',
      help: 'Violations of a rule of the ledger that the last check found; anything but 0 is an alert.',
      labelNames: ['rule'],
      registers: [registry],
    }),
    checkedTransaction: new Gauge({
      name: 'marquee_ledger_checked_transaction',
      help: 'The transaction up to which this process last checked the ledger.',
      registers: [registry],
    }),
    paymentDifferences: new Gauge({
      name: 'marquee_payment_differences',
      help: 'Differences between payments and what their provider says; anything but 0 is an alert.',
      labelNames: ['provider', 'kind'],
      registers: [registry],
    }),
    paymentEvents: new Counter({
      name: 'marquee_payment_events_total',
      help: 'Words of payment providers about payments: replies, callbacks, and what their lists brought.',
      labelNames: ['provider', 'source'],
      registers: [registry],
    }),
    registerAnswers: new Counter({
      name: 'marquee_register_answers_total',
      help: 'Questions to a register of excluded persons, by outcome; while all are unavailable nobody plays.',
      labelNames: ['register', 'outcome'],
      registers: [registry],
    }),
  };
}
