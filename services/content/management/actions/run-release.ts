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
 * @throws ApiError 404, 400 when it is archived; ActionFailed when not all of it can be carried out. Nothing may be written then.
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

/** Notes within a write that a release was run to no effect. */
export function recordFailedRelease(
  writer: EnvironmentWriter,
  run: Run,
  error: ActionError,
): StoredReleaseAction {
  return record(writer, existingRelease(writer, run.releaseId), newId(), run, error);
}

/**
 * Runs a release as a whole or not at all.
 * @param checkVersion throws when the caller has not seen the newest version
 * @returns how it ended
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
  // The release itself stays unchanged: clients with its version may still write it.
  writer.put('Release', { ...release, sys: { ...release.sys, lastAction: linkTo('ReleaseAction', id) } });
  writer.announce('create', run, headers);
  writer.announce('execute', run, headers);
  for (const old of oldActions(writer.list('ReleaseAction'))) writer.remove('ReleaseAction', old);
  return run;
}
