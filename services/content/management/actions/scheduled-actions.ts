import type { Request, Router } from 'express';
import { ApiError, badRequest, notFound, validationFailed } from '../../http/api-error';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import { selectEntities } from '../../rest/entity-query';
import { arrayBody } from '../../rest/select';
import type { ContentStore, Transaction } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { ResourceLink, StoredScheduledAction } from '../../store/resource';
import { bodyCheck, checkedBody, linkSchema } from '../bodies/checked-body';
import { oldActions } from './entity-actions';
import { present } from '../bodies/present';
import { requireVersion, seenVersion } from '../bodies/seen-version';
import { changedSys, newId, newSys } from '../space/space-resource';

/** Maximum number of pending actions of a space. */
const MAX_SCHEDULED = 500;

const DATE_TIME = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})$';

interface ScheduleBody {
  readonly entity: ResourceLink<'Entry' | 'Asset' | 'Release'>;
  readonly environment?: ResourceLink<'Environment'>;
  readonly action: 'publish' | 'unpublish';
  readonly scheduledFor: { readonly datetime: string; readonly timezone?: string };
}

const isBody = bodyCheck<ScheduleBody>({
  type: 'object',
  required: ['entity', 'action', 'scheduledFor'],
  properties: {
    entity: linkSchema('Entry', 'Asset', 'Release'),
    environment: linkSchema('Environment'),
    action: { enum: ['publish', 'unpublish'] },
    scheduledFor: {
      type: 'object',
      required: ['datetime'],
      properties: {
        datetime: { type: 'string', pattern: DATE_TIME },
        timezone: { type: 'string', maxLength: 64 },
      },
    },
  },
});

/** Properties that lists can be filtered by. */
const properties = [
  ...['action', 'environment.sys.id', 'entity.sys.id', 'entity.sys.linkType', 'scheduledFor.datetime'],
];

/** Adds `/scheduled_actions`: publications and unpublications at a set time. `scheduler.ts` runs them. */
export function addScheduledActionRoutes(router: Router, context: RestContext): void {
  const { store } = context;
  const shown = (action: StoredScheduledAction) => present(action, null, context);

  router.get(
    '/scheduled_actions',
    answer((request) => {
      const page = selectEntities(store.shared.list('ScheduledAction'), request.originalUrl, { properties });
      return { body: arrayBody(page, shown) };
    }),
  );

  router.get(
    '/scheduled_actions/:id',
    answer((request) => ({ body: shown(existingAction(store, store.shared, request)) })),
  );

  router.post(
    '/scheduled_actions',
    answer(async (request) => {
      const body = checkedBody(request, isBody);
      const action = await store.write(actorOf(request), (tx) => {
        const waiting = tx.shared.list('ScheduledAction').filter(({ sys }) => sys.status === 'scheduled');
        if (waiting.length >= MAX_SCHEDULED) {
          throw new ApiError(
            403,
            'AccessDenied',
            `${MAX_SCHEDULED} actions are scheduled, which is the limit. Cancel one, or wait until one has run.`,
          );
        }
        const created: StoredScheduledAction = {
          sys: { ...newSys('ScheduledAction', newId(), tx), status: 'scheduled' },
          ...planOf(tx, body, context.defaultEnvironment),
        };
        refuseRepeated(waiting, created);
        tx.shared.put('ScheduledAction', created);
        tx.shared.announce('create', created);
        for (const id of oldActions(tx.shared.list('ScheduledAction')))
          tx.shared.remove('ScheduledAction', id);
        return created;
      });
      return { status: 201, body: shown(action) };
    }),
  );

  router.put(
    '/scheduled_actions/:id',
    answer(async (request) => {
      const body = checkedBody(request, isBody);
      const seen = seenVersion(request);
      const action = await store.write(actorOf(request), (tx) => {
        const current = existingAction(store, tx.shared, request);
        requireVersion(seen, current);
        if (current.sys.status !== 'scheduled') throw notWaiting(current, 'changed');
        const next = {
          sys: changedSys(current.sys, tx),
          ...planOf(tx, body, context.defaultEnvironment),
        };
        refuseRepeated(tx.shared.list('ScheduledAction'), next);
        tx.shared.put('ScheduledAction', next);
        tx.shared.announce('save', next);
        return next;
      });
      return { body: shown(action) };
    }),
  );

  router.delete(
    '/scheduled_actions/:id',
    answer(async (request) => {
      const seen = seenVersion(request);
      const action = await store.write(actorOf(request), (tx) => {
        const current = existingAction(store, tx.shared, request);
        if (seen !== undefined) requireVersion(seen, current);
        if (current.sys.status !== 'scheduled') throw notWaiting(current, 'canceled');
        const marks = { status: 'canceled' as const, canceledAt: tx.now, canceledBy: tx.by };
        const next = { ...current, sys: { ...changedSys(current.sys, tx), ...marks } };
        tx.shared.put('ScheduledAction', next);
        tx.shared.announce('delete', next);
        return next;
      });
      return { body: shown(action) };
    }),
  );
}

/**
 * The action and its time.
 * @throws ApiError 422 for an unknown entity or a time in the past
 */
function planOf(
  tx: Transaction,
  body: ScheduleBody,
  defaultEnvironment: string,
): Omit<StoredScheduledAction, 'sys'> {
  const environmentId = body.environment?.sys.id ?? defaultEnvironment;
  const { linkType, id } = body.entity.sys;
  const environment = tx.environment(environmentId);
  if (!environment) throw unresolved('environment', 'Environment', environmentId);
  if (!environment.get(linkType, id)) throw unresolved('entity', linkType, id);
  const { datetime, timezone } = body.scheduledFor;
  const time = Date.parse(datetime);
  const problem = (property: string, value: string, details: string) =>
    validationFailed([{ name: 'dateRange', path: ['scheduledFor', property], value, details }]);
  if (!(time > Date.parse(tx.now))) {
    throw problem('datetime', datetime, `It must be a time after now, which is ${tx.now}`);
  }
  if (timezone !== undefined && !isTimeZone(timezone)) {
    throw problem('timezone', timezone, 'It must be the name of a time zone, such as Europe/Berlin');
  }
  return {
    entity: linkTo(linkType, id),
    environment: linkTo('Environment', environmentId),
    action: body.action,
    scheduledFor: { datetime: new Date(time).toISOString(), ...(timezone !== undefined && { timezone }) },
  };
}

/** @throws ApiError 422: two actions on the same entity at the same time have no defined order */
function refuseRepeated(all: readonly StoredScheduledAction[], action: StoredScheduledAction): void {
  const key = ({ entity, environment, scheduledFor }: StoredScheduledAction) =>
    JSON.stringify([environment.sys.id, entity.sys.linkType, entity.sys.id, scheduledFor.datetime]);
  const isOther = ({ sys }: StoredScheduledAction) => sys.status === 'scheduled' && sys.id !== action.sys.id;
  if (!all.some((other) => isOther(other) && key(other) === key(action))) return;
  throw validationFailed([
    {
      name: 'taken',
      path: ['scheduledFor', 'datetime'],
      value: action.scheduledFor.datetime,
      details: 'Another action is scheduled for the same entity at this time',
    },
  ]);
}

/** @throws ApiError 404, also when the request names another environment than the action's */
function existingAction(
  store: ContentStore,
  shared: Pick<ContentStore['shared'], 'get'>,
  request: Request,
): StoredScheduledAction {
  const { id = '' } = request.params;
  const action = shared.get('ScheduledAction', id);
  const queriedEnvironment = request.query['environment.sys.id'];
  const own = action?.environment.sys.id;
  const isSame = (other: string) =>
    own === other || (own !== undefined && store.environment(own)?.id === store.environment(other)?.id);
  if (!action || (typeof queriedEnvironment === 'string' && !isSame(queriedEnvironment)))
    throw notFound({ type: 'ScheduledAction', id });
  return action;
}

function notWaiting({ sys }: StoredScheduledAction, change: string): ApiError {
  return badRequest(`The action cannot be ${change}: its status is ${sys.status}.`);
}

function unresolved(property: string, linkType: string, id: string): ApiError {
  return validationFailed([
    {
      name: 'notResolvable',
      path: [property],
      link: { type: 'Link', linkType, id },
      details: `There is no ${linkType} "${id}"`,
    },
  ]);
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
