import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Clock } from '../clock';
import type { OpenDatabase, Transaction } from '../database/database';
import type { EventEmitter } from '../events';
import type { Metrics } from '../metrics';
import { type PlayEvent, takeEvents, waitingEvents } from './play-event';

/** Events of one transaction: enough to make few statements of many, and short enough to hold no lock for long. */
const BATCH = 200;
/** Finds what other processes have recorded, and what is left of one that was killed. */
const EVERY_MS = 2_000;
/** A burst of rounds is projected together. */
const PAUSE_MS = 100;

/** Applies what the ledger has recorded, exactly once, in any number of processes. */
export interface Projector {
  /** Applies everything that is recorded now. */
  run(): Promise<void>;
  /** Ends the repeated runs and waits for the one in progress. */
  stop(): Promise<void>;
}

export interface ProjectorParts {
  database: OpenDatabase;
  events: EventEmitter;
  log: Logger;
  /** Applies events inside the transaction that takes them out. */
  apply(tx: Transaction, events: readonly PlayEvent[]): Promise<void>;
  /** Runs after each batch, such as paying prizes. */
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

/** Counts waiting events at each scrape, so that a stopped projector is noticed. */
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
