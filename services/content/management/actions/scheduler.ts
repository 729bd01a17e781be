import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { errorMessage } from '../../../process/error-message';
import { ApiError, notFound } from '../../http/api-error';
import { actorNamed } from '../../people/person';
import { AUTOMATION } from '../../store/actor';
import type { RestContext } from '../../rest/context';
import type { EnvironmentWriter, Transaction } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { ActionError, StoredAsset, StoredScheduledAction } from '../../store/resource';
import { ActionFailed, actionError, runTogether } from './entity-actions';
import { recordFailedRelease, runRelease } from './run-release';
import { historyOf } from '../history/snapshots';
import { changedSys } from '../space/space-resource';
import { UploadFiles } from '../assets/upload-files';
import { isExpired } from '../assets/uploads';

/** Interval of checks, and so the maximum delay of an action. */
const CHECK_EVERY_MS = 500;
const SWEEP_EVERY_MS = 60 * 60 * 1000;
/** A younger file may belong to an upload that is still in progress. */
const SWEEP_AGE_MS = 48 * 60 * 60 * 1000;
/** Assets processed before yielding to other work. */
const SWEEP_BATCH = 200;

/**
 * Runs scheduled actions when they are due, overdue ones first. The effect of an action and its completion are
 * one write, so it runs exactly once, even if the process is killed. Also deletes unused uploads periodically.
 */
export class Scheduler {
  readonly #context: RestContext;
  readonly #files: UploadFiles;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #nextSweep: number;
  #isClosed = false;

  constructor(context: RestContext) {
    this.#context = context;
    this.#files = new UploadFiles(context.dataFolder);
    this.#nextSweep = context.now();
    this.#check();
  }

  /** Stops after the action in progress. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #check(): void {
    this.#running = this.#work().catch((error: unknown) => {
      this.#context.logger.error({ err: error }, 'scheduled actions could not be carried out');
    });
    void this.#running.then(() => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#check(), CHECK_EVERY_MS).unref();
    });
  }

  async #work(): Promise<void> {
    for (const action of this.#due()) {
      if (this.#isClosed) return;
      await this.#carryOut(action);
    }
    if (this.#isClosed || this.#context.now() < this.#nextSweep) return;
    this.#nextSweep = this.#context.now() + SWEEP_EVERY_MS;
    await this.#sweep();
  }

  #due(): StoredScheduledAction[] {
    const now = this.#context.now();
    return this.#context.store.shared
      .list('ScheduledAction')
      .filter(
        ({ sys, scheduledFor }) => sys.status === 'scheduled' && Date.parse(scheduledFor.datetime) <= now,
      )
      .sort((a, b) => Date.parse(a.scheduledFor.datetime) - Date.parse(b.scheduledFor.datetime));
  }

  async #carryOut(action: StoredScheduledAction): Promise<void> {
    const { store, logger } = this.#context;
    const { id } = action.sys;
    try {
      await store.write(actorNamed(action.sys.updatedBy?.sys.id), (tx) => {
        const waiting = this.#waiting(tx, id);
        if (!waiting) return;
        perform(tx, waiting);
        finish(tx, waiting, undefined);
      });
      logger.info(
        { scheduledAction: id, action: action.action, entity: action.entity.sys.id },
        'scheduled action carried out',
      );
    } catch (failure) {
      const error = errorOf(failure);
      if (error.sys.id === 'InternalError')
        logger.error({ err: failure, scheduledAction: id }, 'scheduled action failed');
      else logger.warn({ scheduledAction: id, error }, 'scheduled action failed');
      await store.write(AUTOMATION, (tx) => {
        const waiting = this.#waiting(tx, id);
        if (waiting) finish(tx, waiting, error);
      });
    }
  }

  /** The action if it is still due: it may have been cancelled or postponed. */
  #waiting(tx: Transaction, id: string): StoredScheduledAction | undefined {
    const action = tx.shared.get('ScheduledAction', id);
    const isWaiting =
      action?.sys.status === 'scheduled' && Date.parse(action.scheduledFor.datetime) <= Date.parse(tx.now);
    return isWaiting ? action : undefined;
  }

  async #sweep(): Promise<void> {
    const { store, now } = this.#context;
    const expired = store.shared.list('Upload').filter((upload) => isExpired(upload, now()));
    if (expired.length > 0) {
      await store.write(AUTOMATION, (tx) => {
        for (const { sys } of expired) tx.shared.remove('Upload', sys.id);
      });
    }
    const used = await this.#usedFiles();
    if (this.#isClosed) return;
    const isUsed = (sha256: string) => used.has(UploadFiles.urlOf(sha256));
    const removed = await this.#files.sweep(isUsed, now() - SWEEP_AGE_MS);
    if (removed > 0) this.#context.logger.info({ removed }, 'unused uploads removed');
  }

  /** The URLs of all files that any stored version of an asset uses, and of pending uploads. */
  async #usedFiles(): Promise<Set<string>> {
    const { store } = this.#context;
    const used = new Set(store.shared.list('Upload').map(({ sha256 }) => UploadFiles.urlOf(sha256)));
    const note = (asset: StoredAsset) => {
      for (const { url } of Object.values(asset.fields.file ?? {})) if (url !== undefined) used.add(url);
    };
    for (const environment of store.environments()) {
      environment.listPublished('Asset').forEach(note);
      for (const [index, asset] of environment.list('Asset').entries()) {
        if (this.#isClosed) return used;
        note(asset);
        historyOf(environment, 'Asset', asset.sys.id).forEach(note);
        if (index % SWEEP_BATCH === SWEEP_BATCH - 1) await yieldToOthers();
      }
    }
    return used;
  }
}

/** @throws ApiError or ActionFailed when the action fails */
function perform(tx: Transaction, { sys, entity, environment, action }: StoredScheduledAction): void {
  const writer = environmentOfAction(tx, environment.sys.id);
  const headers = headersOf(sys.id);
  const { linkType, id } = entity.sys;
  if (linkType === 'Release') runRelease(writer, { releaseId: id, action, headers });
  else {
    const items = [{ link: linkTo(linkType, id) }];
    runTogether(writer, action, items, { errorId: 'ScheduledActionFailed', headers });
  }
}

function finish(tx: Transaction, action: StoredScheduledAction, error: ActionError | undefined): void {
  const headers = headersOf(action.sys.id);
  const { linkType, id } = action.entity.sys;
  const writer = tx.environment(action.environment.sys.id);
  if (error && linkType === 'Release' && writer?.get('Release', id)) {
    recordFailedRelease(writer, { releaseId: id, action: action.action, headers }, error);
  }
  const status = error ? ('failed' as const) : ('succeeded' as const);
  const done = { ...action, sys: { ...changedSys(action.sys, tx), status }, ...(error && { error }) };
  tx.shared.put('ScheduledAction', done);
  tx.shared.announce('execute', done, headers);
}

function environmentOfAction(tx: Transaction, id: string): EnvironmentWriter {
  const writer = tx.environment(id);
  if (!writer) throw notFound({ type: 'Environment', id });
  return writer;
}

function headersOf(id: string): Readonly<Record<string, string>> {
  return { 'x-contentful-scheduled-action-id': id };
}

function errorOf(failure: unknown): ActionError {
  if (failure instanceof ActionFailed) return failure.error;
  if (failure instanceof ApiError) return actionError(failure);
  const message = errorMessage(failure);
  return { sys: { type: 'Error', id: 'InternalError' }, message };
}
