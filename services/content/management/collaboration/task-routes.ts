import type { Request, Router } from 'express';
import { badRequest } from '../../http/api-error';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import type { Environment } from '../../store/content-store';
import type { StoredTask } from '../../store/resource';
import { resourceBody } from '../bodies/resource-body';
import { idParameter } from '../bodies/resource-id';
import { seenVersion } from '../bodies/seen-version';
import type { EnvironmentAccess } from '../environment-access';
import { isOpen } from './open-tasks';
import { createTask, deleteTask, TASK_KEYS, taskOf, tasksOf, updateTask } from './tasks';

const LIST = '/entries/:id/tasks';
const ONE = `${LIST}/:task`;
const properties = ['status', 'dueDate', 'assignedTo.sys.id'];
const parameters = ['filter', 'assignedTo'];

/** Adds the routes of tasks of entries, and of all tasks of an environment. */
export function addTaskRoutes(router: Router, access: EnvironmentAccess): void {
  const isPerson = (id: string) => access.isPerson(id);
  router.get(
    LIST,
    answer((request) => {
      const id = idParameter(request);
      return access.page(
        request,
        (environment) => tasksOf(environment, id),
        () => ({ properties }),
      );
    }),
  );
  router.post(
    LIST,
    answer((request) => {
      const [id, body] = [idParameter(request), resourceBody(request, TASK_KEYS)];
      return access.written(request, 201, (tx) => createTask(tx, id, body, isPerson));
    }),
  );
  router.get(
    ONE,
    answer((request) => {
      const [id, taskId] = [idParameter(request), idParameter(request, 'task')];
      return access.one(request, (environment) => taskOf(environment, id, taskId));
    }),
  );
  router.put(
    ONE,
    answer((request) => {
      const [id, taskId] = [idParameter(request), idParameter(request, 'task')];
      const [version, body] = [seenVersion(request), resourceBody(request, TASK_KEYS)];
      return access.written(request, 200, (tx) => updateTask(tx, id, taskId, version, body, isPerson));
    }),
  );
  router.delete(
    ONE,
    answer((request) => {
      const [id, taskId] = [idParameter(request), idParameter(request, 'task')];
      const version = seenVersion(request);
      return access.done(request, (tx) => deleteTask(tx, id, taskId, version));
    }),
  );
  router.get(
    '/tasks',
    answer((request) =>
      access.page(
        request,
        (environment) => wantedTasks(request, environment),
        () => ({ properties, parameters }),
      ),
    ),
  );
}

/**
 * The tasks of all entries. Contentful supports `filter=myPendingTasks` only; `assignedTo` and filters are additions.
 * @throws ApiError 400
 */
function wantedTasks(request: Request, environment: Environment): readonly StoredTask[] {
  const { filter, assignedTo } = request.query;
  const me = actorOf(request).user.sys.id;
  if (filter !== undefined && filter !== 'myPendingTasks')
    throw badRequest('The parameter "filter" must be myPendingTasks. Leave it out for all tasks.');
  return environment
    .list('Task')
    .filter((task) => filter === undefined || (isOpen(task) && task.assignedTo.sys.id === me))
    .filter((task) => typeof assignedTo !== 'string' || task.assignedTo.sys.id === assignedTo);
}
