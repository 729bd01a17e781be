import { Counter, Gauge, Registry } from 'prom-client';

/** Prometheus metrics of a game server. */
export interface Metrics {
  registry: Registry;
  /** Completed rounds, by kind of game, mode and end. */
  rounds: Counter<'kind' | 'mode' | 'end'>;
  /** Calls to the platform's wallet, by outcome. */
  walletCalls: Counter<'call' | 'outcome'>;
}

/** @param owed number of rounds with a money call that is not finally confirmed */
export function createMetrics(owed: () => number): Metrics {
  const registry = new Registry();
  const pending: Gauge = new Gauge({
    name: 'marquee_games_pending_calls',
    help: 'Rounds with a wallet call that has no final answer; one that stays above 0 is an alert.',
    registers: [registry],
    collect: () => pending.set(owed()),
  });
  return {
    registry,
    rounds: new Counter({
      name: 'marquee_games_rounds_total',
      help: 'Rounds that ended, by kind of game, mode and end.',
      labelNames: ['kind', 'mode', 'end'],
      registers: [registry],
    }),
    walletCalls: new Counter({
      name: 'marquee_games_wallet_calls_total',
      help: 'Calls to the wallet of the platform, by outcome.',
      labelNames: ['call', 'outcome'],
      registers: [registry],
    }),
  };
}
