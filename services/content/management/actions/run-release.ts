import { badRequest, notFound } from '../../http/api-error';
import type { Actor } from '../../store/actor';
import type { ContentStore, EnvironmentWriter } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { ActionError, StoredRelease, StoredReleaseAction } from '../../store/resource';
import { ActionFailed, type EntityAction, oldActions, runTogether } from './entity-actions';
import { writerOf } from '../environment-access';
import { newId, newSys } from '../space/space-resource';

interface Run {
  readonly releaseId: string;
  readonly action: EntityAction;
  /** Sent along with webhooks. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Runs a release within a write.
 * @throws ApiError 404, 400 when it is archived; ActionFailed when any part fails. The write must then be rolled back.
 */
export function runRelease(writer: EnvironmentWriter, run: Run): StoredReleaseAction {
  const release = existingRelease(writer, run.releaseId);
  const id = newId();
  const { sys, entities } = release;
  if (sys.status === 'archived') throw badRequest('The release is archived. Unarchive it first.');
  const headers = {
    ...run.headers,
    'x-contentful-release-id': sys.id,
    'x-contentful-release-version': String(sys.version),
    'x-contentful-release-action-id': id,
  };
  const items = entities.items.map((link) => ({ link }));
  runTogether(writer, run.action, items, { errorId: 'ReleaseActionFailed', headers });
  return record(writer, release, id, run, undefined);
}

/** Records a failed run of a release within a write. */
export function recordFailedRelease(
  writer: EnvironmentWriter,
  run: Run,
  error: ActionError,
): StoredReleaseAction {
  return record(writer, existingRelease(writer, run.releaseId), newId(), run, error);
}

/**
 * Runs a release, all or nothing.
 * @param checkVersion throws when the caller's version is stale
 * @returns the finished action
 * @throws ApiError 404, 409 VersionMismatch, 400 when it is archived
 */
export async function carryOutRelease(
  store: ContentStore,
  actor: Actor,
  environment: string,
  { releaseId, action }: Pick<Run, 'releaseId' | 'action'>,
  checkVersion: (release: StoredRelease) => void,
): Promise<StoredReleaseAction> {
  try {
    return await store.write(actor, (tx) => {
      const writer = writerOf(tx, environment);
      checkVersion(existingRelease(writer, releaseId));
      return runRelease(writer, { releaseId, action });
    });
  } catch (failure) {
    if (!(failure instanceof ActionFailed)) throw failure;
    return store.write(actor, (tx) =>
      recordFailedRelease(writerOf(tx, environment), { releaseId, action }, failure.error),
    );
  }
}

/** @throws ApiError 404 */
export function existingRelease(
  reader: Pick<EnvironmentWriter, 'get' | 'id'>,
  id: string | undefined,
): StoredRelease {
  const release = reader.get('Release', id ?? '');
  if (!release) throw notFound({ type: 'Release', id, environment: reader.id });
  return release;
}

function record(
  writer: EnvironmentWriter,
  release: StoredRelease,
  id: string,
  { action, headers }: Run,
  error: ActionError | undefined,
): StoredReleaseAction {
  const run: StoredReleaseAction = {
    sys: {
      ...newSys('ReleaseAction', id, writer),
      status: error ? 'failed' : 'succeeded',
      release: linkTo('Release', release.sys.id),
    },
    action,
    ...(error && { error }),
  };
  writer.put('ReleaseAction', run);
  // The version of the release is unchanged, so that clients that have it may still write.
  writer.put('Release', { ...release, sys: { ...release.sys, lastAction: linkTo('ReleaseAction', id) } });
  writer.announce('create', run, headers);
  writer.announce('execute', run, headers);
  for (const old of oldActions(writer.list('ReleaseAction'))) writer.remove('ReleaseAction', old);
  return run;
}
