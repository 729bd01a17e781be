import { Counter, Gauge, Registry } from 'prom-client';

/** Prometheus metrics of the sportsbook. */
export interface Metrics {
  registry: Registry;
  /** Finished bets by final state. */
  bets: Counter<'end'>;
  /** Calls to the platform's wallet, by outcome. */
  walletCalls: Counter<'call' | 'outcome'>;
  /** Balance changes reported by the platform. */
  balanceReports: Counter;
}

/** @param owed number of bets with a pending money call */
export function createMetrics(owed: () => number): Metrics {
  const registry = new Registry();
  const pending: Gauge = new Gauge({
    name: 'marquee_sportsbook_pending_calls',
    help: 'Bets with a wallet call that has no final answer; one that stays above 0 is an alert.',
    registers: [registry],
    collect: () => pending.set(owed()),
  });
  return {
    registry,
    bets: new Counter({
      name: 'marquee_sportsbook_bets_total',
      help: 'Bets that ended, by how they ended.',
      labelNames: ['end'],
      registers: [registry],
    }),
    walletCalls: new Counter({
      name: 'marquee_sportsbook_wallet_calls_total',
      help: 'Calls to the wallet of the platform, by outcome.',
      labelNames: ['call', 'outcome'],
      registers: [registry],
    }),
    balanceReports: new Counter({
      name: 'marquee_sportsbook_balance_reports_total',
      help: 'Changed balances of players that the platform reported.',
      registers: [registry],
    }),
  };
}
