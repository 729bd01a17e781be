import { Counter, Gauge, Registry } from 'prom-client';

/** Metrics of a platform process for Prometheus. */
export interface Metrics {
  registry: Registry;
  /** By rule of the ledger: how often the last check found it broken. */
  brokenInvariants: Gauge<'rule'>;
  /** The last transaction that was checked. */
  checkedTransaction: Gauge;
  /** Questions to the registers of excluded persons, by what came of them. */
  registerAnswers: Counter<'register' | 'outcome'>;
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
    registerAnswers: new Counter({
      name: 'marquee_register_answers_total',
      help: 'Questions to a register of excluded persons, by outcome; while all are unavailable nobody plays.',
      labelNames: ['register', 'outcome'],
      registers: [registry],
    }),
  };
}
