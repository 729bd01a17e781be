import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import type { EventEmitter } from '../events';
import type { Metrics } from '../metrics';
import { type PlayEvent, takeEvents, waitingEvents } from './play-event';

/** Maximum number of events per transaction: enough to combine statements, but short enough not to hold locks for long. */
const BATCH = 200;
/** Interval at which events of other processes, or those left by a killed one, are found. */
const EVERY_MS = 2_000;
/** Delay for projecting a burst of rounds together. */
const PAUSE_MS = 100;

/** Applies events of the ledger exactly once, in any number of processes. */
export interface Projector {
  /** Applies all pending events. */
  run(): Promise<void>;
  /** Stops the repeated runs and waits for the current one. */
  stop(): Promise<void>;
}

export interface ProjectorParts {
  database: OpenDatabase;
  events: EventEmitter;
  log: Logger;
  /** Applies events within the transaction that takes them. */
  apply(tx: Transaction, events: readonly PlayEvent[]): Promise<void>;
  /** Called after each batch, for example to pay prizes. */
  afterwards(): Promise<void>;
}

export function createProjector({ database, events, log, apply, afterwards }: ProjectorParts): Projector {
  let inProgress = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;

  async function batch(): Promise<number> {
    return database.transaction(async (tx) => {
      const taken = await takeEvents(tx, BATCH);
      if (taken.length > 0) await apply(tx, taken);
      return taken.length;
    }, 'read committed');
  }

  async function work(): Promise<void> {
    while ((await batch()) === BATCH);
    await afterwards();
  }

  function run(): Promise<void> {
    const next = inProgress.then(work);
    inProgress = next.catch(() => undefined);
    return next;
  }

  function runLogged(): void {
    soon = undefined;
    run().catch((err: unknown) => log.error({ event: 'projection.failed', err }, 'play was not projected'));
  }

  const timer = setInterval(runLogged, EVERY_MS).unref();
  const stopListening = events.on('play', () => {
    soon ??= setTimeout(runLogged, PAUSE_MS).unref();
  });
  return {
    run,
    async stop() {
      clearInterval(timer);
      clearTimeout(soon);
      stopListening();
      await inProgress;
    },
  };
}

/** Counts pending events at each scrape, to detect a stopped projector. */
export function addProjectorMetrics({ registry }: Metrics, database: OpenDatabase, clock: Clock): void {
  new Gauge({
    name: 'marquee_play_events_waiting',
    help: 'Recorded changes of rounds that no projection has yet.',
    registers: [registry],
    async collect() {
      this.set((await waitingEvents(database.db)).count);
    },
  });
  new Gauge({
    name: 'marquee_play_projection_lag_seconds',
    help: 'Age of the oldest recorded change of a round that no projection has yet; 0 when none waits.',
    registers: [registry],
    async collect() {
      const { oldest } = await waitingEvents(database.db);
      this.set(oldest === undefined ? 0 : Math.max(0, (clock.now() - oldest.getTime()) / 1000));
    },
  });
}
