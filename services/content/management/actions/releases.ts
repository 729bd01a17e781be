import type { Request, Router } from 'express';
import { badRequest, notFound } from '../../http/api-error';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import { environmentOf, type RestContext } from '../../rest/context';
import { selectEntities } from '../../rest/entity-query';
import { arrayBody } from '../../rest/select';
import type { EnvironmentWriter, Transaction } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { StoredRelease, StoredReleaseAction } from '../../store/resource';
import { bodyCheck, checkedBody, linkSchema } from '../bodies/checked-body';
import { type EntityAction, type EntityLink, MAX_ITEMS, refuseRepeated } from './entity-actions';
import { writerOf } from '../environment-access';
import { present } from '../bodies/present';
import { carryOutRelease, existingRelease } from './run-release';
import { requireVersion, seenVersion } from '../bodies/seen-version';
import { changedSys, newId, newSys } from '../space/space-resource';

interface ReleaseBody {
  readonly sys?: { readonly schemaVersion?: string };
  readonly title: string;
  readonly entities: { readonly items: readonly EntityLink[] };
}

const isBody = bodyCheck<ReleaseBody>({
  type: 'object',
  required: ['title', 'entities'],
  properties: {
    sys: { type: 'object', properties: { schemaVersion: { const: 'Release.v1' } } },
    title: { type: 'string', minLength: 1, maxLength: 255 },
    entities: {
      type: 'object',
      required: ['items'],
      properties: { items: { type: 'array', maxItems: MAX_ITEMS, items: linkSchema('Entry', 'Asset') } },
    },
  },
});

const isValidateBody = bodyCheck<{ action?: 'publish' }>({
  type: 'object',
  properties: { action: { enum: ['publish'] } },
});

/** Adds `/releases` and `/release_actions`: groups of entries and assets that are published together. */
export function addReleaseRoutes(router: Router, context: RestContext): void {
  const presentIn = (request: Request, resource: StoredRelease | StoredReleaseAction) =>
    present(resource, environmentOf(request, context), context);

  /** Runs a write on the release of a request. */
  const change = (
    request: Request,
    work: (writer: EnvironmentWriter, release: StoredRelease, tx: Transaction) => StoredRelease,
  ) => {
    const { id } = environmentOf(request, context);
    const seen = seenVersion(request);
    return context.store.write(actorOf(request), (tx) => {
      const writer = writerOf(tx, id);
      const release = existingRelease(writer, request.params.id);
      if (seen !== undefined) requireVersion(seen, release);
      return work(writer, release, tx);
    });
  };

  const run = (action: EntityAction) =>
    answer(async (request) => {
      if (action === 'validate') checkedBody(request, isValidateBody);
      const seen = seenVersion(request);
      const done = await carryOutRelease(
        context.store,
        actorOf(request),
        environmentOf(request, context).id,
        { releaseId: request.params.id ?? '', action },
        (release) => {
          if (seen !== undefined) requireVersion(seen, release);
        },
      );
      return { body: presentIn(request, done) };
    });

  router.get(
    '/releases',
    answer((request) => {
      // `Release.v2`, in which drafts belong to a release, is not supported: the list is empty.
      const isOther = request.query['sys.schemaVersion'] === 'Release.v2';
      const releases = isOther ? [] : environmentOf(request, context).list('Release');
      // Filters apply to the linked entities directly, without the `items` wrapper.
      const listed = releases.map((release) => ({ ...release, release, entities: release.entities.items }));
      const url = without(request.originalUrl, 'sys.schemaVersion');
      const properties = ['entities', 'entities.sys.id', 'entities.sys.linkType'];
      const page = selectEntities(listed, url, { properties });
      return { body: arrayBody(page, ({ release }) => presentIn(request, release)) };
    }),
  );

  router.post(
    '/releases',
    answer(async (request) => {
      const { id } = environmentOf(request, context);
      const body = checkedBody(request, isBody);
      const release = await context.store.write(actorOf(request), (tx) => {
        const created: StoredRelease = {
          sys: { ...newSys('Release', newId(), tx), status: 'active' },
          title: body.title,
          entities: entitiesOf(body),
        };
        const writer = writerOf(tx, id);
        writer.put('Release', created);
        writer.announce('create', created);
        return created;
      });
      return { status: 201, body: presentIn(request, release) };
    }),
  );

  router.get(
    '/releases/:id',
    answer((request) => {
      const release = existingRelease(environmentOf(request, context), request.params.id);
      return { body: presentIn(request, release) };
    }),
  );

  router.put(
    '/releases/:id',
    answer(async (request) => {
      const body = checkedBody(request, isBody);
      const seen = seenVersion(request);
      const changed = await change(request, (writer, release, tx) => {
        requireVersion(seen, release);
        if (release.sys.status === 'archived')
          throw badRequest('The release is archived. Unarchive it first.');
        const next = {
          sys: changedSys(release.sys, tx),
          title: body.title,
          entities: entitiesOf(body),
        };
        return save(writer, 'save', next);
      });
      return { body: presentIn(request, changed) };
    }),
  );

  router.delete(
    '/releases/:id',
    answer(async (request) => {
      await change(request, (writer, release) => {
        for (const { sys } of writer.list('ReleaseAction')) {
          if (sys.release.sys.id === release.sys.id) writer.remove('ReleaseAction', sys.id);
        }
        writer.remove('Release', release.sys.id);
        writer.announce('delete', release);
        return release;
      });
      return {};
    }),
  );

  router.put('/releases/:id/published', run('publish'));
  router.delete('/releases/:id/published', run('unpublish'));
  router.post('/releases/:id/validate', run('validate'));

  router.put(
    '/releases/:id/archived',
    answer(async (request) => {
      const archived = await change(request, (writer, release, tx) => {
        if (release.sys.status === 'archived') throw badRequest('Already archived');
        const marks = { archivedAt: tx.now, archivedBy: tx.by };
        const sys = { ...changedSys(release.sys, tx), ...marks, status: 'archived' as const };
        return save(writer, 'archive', { ...release, sys });
      });
      return { body: presentIn(request, archived) };
    }),
  );

  router.delete(
    '/releases/:id/archived',
    answer(async (request) => {
      const active = await change(request, (writer, release, tx) => {
        if (release.sys.status !== 'archived') throw badRequest('Not archived');
        const marks = { archivedAt: undefined, archivedBy: undefined };
        const sys = { ...changedSys(release.sys, tx), ...marks, status: 'active' as const };
        return save(writer, 'unarchive', { ...release, sys });
      });
      return { body: presentIn(request, active) };
    }),
  );

  router.get(
    '/releases/:id/actions/:action',
    answer((request) => {
      const { id, action } = request.params;
      const found = environmentOf(request, context).get('ReleaseAction', action ?? '');
      if (!found || found.sys.release.sys.id !== id) throw notFound({ type: 'ReleaseAction', id: action });
      return { body: presentIn(request, found) };
    }),
  );

  router.get(
    '/release_actions',
    answer((request) => {
      const all = environmentOf(request, context).list('ReleaseAction');
      const isUnique = request.query.uniqueBy === 'sys.release.sys.id';
      const url = without(request.originalUrl, 'uniqueBy');
      const page = selectEntities(isUnique ? newestOfEach(all) : all, url, { properties: ['action'] });
      return { body: arrayBody(page, (action) => presentIn(request, action)) };
    }),
  );
}

/** The latest action of each release; actions are in order of creation. */
function newestOfEach(actions: readonly StoredReleaseAction[]): StoredReleaseAction[] {
  return [...new Map(actions.map((action) => [action.sys.release.sys.id, action])).values()];
}

/** @throws ApiError 422 for an entity listed twice */
function entitiesOf({ entities }: ReleaseBody): StoredRelease['entities'] {
  const items = entities.items.map(({ sys }) => linkTo(sys.linkType, sys.id));
  refuseRepeated(items, ['entities', 'items']);
  return { sys: { type: 'Array' }, items };
}

function save(
  writer: EnvironmentWriter,
  action: 'save' | 'archive' | 'unarchive',
  release: StoredRelease,
): StoredRelease {
  writer.put('Release', release);
  writer.announce(action, release);
  return release;
}

/** A URL without one of its parameters. */
function without(url: string, name: string): string {
  const parsed = new URL(url, 'http://localhost');
  parsed.searchParams.delete(name);
  return `${parsed.pathname}${parsed.search}`;
}
