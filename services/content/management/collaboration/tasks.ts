import { ApiError, notFound, validationFailed } from '../../http/api-error';
import type { Environment, EnvironmentWriter } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { EnvironmentResources, StoredTask } from '../../store/resource';
import type { Reader } from '../../store/resource-table';
import { bodyCheck, checkedValue, linkSchema } from '../bodies/checked-body';
import { requireVersion } from '../bodies/seen-version';
import { existing } from '../lifecycle/lifecycle';
import { changedSys, newId, newSys } from '../space/space-resource';
import { accessDenied, isAdministrator, isCreator } from './access';
import { isOpen } from './open-tasks';
import { checkText } from './text';

export const TASK_KEYS = { required: ['body', 'assignedTo'], optional: ['status', 'dueDate'] };

const MAX_BYTES = 512;
/** Contentful's limit per entry, which includes resolved tasks. */
const MAX_ACTIVE = 100;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2}))?$/;

interface TaskBody {
  readonly body: string;
  readonly assignedTo: StoredTask['assignedTo'];
  readonly status?: StoredTask['status'];
  readonly dueDate?: string;
}

const isTaskBody = bodyCheck<TaskBody>({
  type: 'object',
  properties: {
    body: { type: 'string' },
    assignedTo: linkSchema('User'),
    status: { enum: ['active', 'resolved'] },
    dueDate: { type: 'string' },
  },
});

/** True for the id of an existing person. */
type PersonTest = (id: string) => boolean;

type TaskReader = Reader<EnvironmentResources> & Pick<Environment, 'id'>;

/**
 * All tasks of an entry.
 * @throws ApiError 404
 */
export function tasksOf(reader: TaskReader, entryId: string): readonly StoredTask[] {
  existing(reader, 'Entry', entryId, undefined);
  return reader.list('Task').filter(({ sys }) => sys.parentEntity.sys.id === entryId);
}

/**
 * One task of an entry.
 * @throws ApiError 404
 */
export function taskOf(reader: TaskReader, entryId: string, id: string): StoredTask {
  existing(reader, 'Entry', entryId, undefined);
  const task = reader.get('Task', id);
  if (task?.sys.parentEntity.sys.id === entryId) return task;
  throw notFound({ type: 'Task', id, environment: reader.id });
}

/**
 * Adds a task to an entry.
 * @throws ApiError 404, 422 with all problems, 403 when the limit is reached
 */
export function createTask(
  tx: EnvironmentWriter,
  entryId: string,
  body: unknown,
  isPerson: PersonTest,
): StoredTask {
  const others = tasksOf(tx, entryId);
  const content = contentOf(body, 'active');
  checkAssignee(content, isPerson);
  if (others.filter(isOpen).length >= MAX_ACTIVE) {
    throw new ApiError(
      403,
      'AccessDenied',
      `The entry has ${MAX_ACTIVE} open tasks, which is the limit. Resolve some first.`,
    );
  }
  const sys = { ...newSys('Task', newId(), tx), parentEntity: linkTo('Entry', entryId) };
  const task: StoredTask = { sys: { ...sys, ...resolution(tx, content.status) }, ...content };
  tx.put('Task', task);
  tx.announce('create', task);
  return task;
}

/**
 * Changes a task. The assignee may resolve and reopen it; other changes are reserved to its creator and administrators.
 * @throws ApiError 404, 409 VersionMismatch, 422, 403
 */
export function updateTask(
  tx: EnvironmentWriter,
  entryId: string,
  id: string,
  version: number | undefined,
  body: unknown,
  isPerson: PersonTest,
): StoredTask {
  const task = taskOf(tx, entryId, id);
  requireVersion(version, task);
  const content = contentOf(body, task.status);
  checkChange(tx, task, content);
  if (content.assignedTo.sys.id !== task.assignedTo.sys.id) checkAssignee(content, isPerson);
  const { resolvedAt, resolvedBy, ...sys } = changedSys(task.sys, tx);
  const isSame = content.status === task.status;
  const next: StoredTask = {
    sys: {
      ...sys,
      ...(isSame
        ? { ...(resolvedAt && { resolvedAt }), ...(resolvedBy && { resolvedBy }) }
        : resolution(tx, content.status)),
    },
    ...content,
  };
  tx.put('Task', next);
  tx.announce('save', next);
  return next;
}

/**
 * Deletes a task.
 * @throws ApiError 404, 409 VersionMismatch, 403
 */
export function deleteTask(
  tx: EnvironmentWriter,
  entryId: string,
  id: string,
  version: number | undefined,
): void {
  const task = taskOf(tx, entryId, id);
  if (version !== undefined) requireVersion(version, task);
  if (!isCreator(tx, task.sys) && !isAdministrator(tx))
    throw accessDenied(
      'The task is somebody else’s. Resolve it instead, or ask its creator.',
      'Only its creator and administrators delete a task.',
    );
  tx.remove('Task', id);
  tx.announce('delete', task);
}

/** @throws ApiError 422 */
function contentOf(sent: unknown, status: StoredTask['status']): Omit<StoredTask, 'sys'> {
  const { body, assignedTo, dueDate, ...rest } = checkedValue(sent, isTaskBody);
  checkText(body, MAX_BYTES);
  if (dueDate !== undefined && !isDate(dueDate)) {
    const details = 'It must be a date that exists, such as 2026-03-31T12:00:00Z';
    throw validationFailed([{ name: 'dateRange', path: ['dueDate'], value: dueDate, details }]);
  }
  return {
    body,
    assignedTo: linkTo('User', assignedTo.sys.id),
    status: rest.status ?? status,
    ...(dueDate !== undefined && { dueDate }),
  };
}

/** @throws ApiError 422 */
function checkAssignee({ assignedTo }: Omit<StoredTask, 'sys'>, isPerson: PersonTest): void {
  if (isPerson(assignedTo.sys.id)) return;
  const details = `There is no User "${assignedTo.sys.id}". Assign the task to somebody of the space`;
  throw validationFailed([{ name: 'notResolvable', path: ['assignedTo'], link: assignedTo.sys, details }]);
}

/** @throws ApiError 403, 422 */
function checkChange(tx: EnvironmentWriter, before: StoredTask, after: Omit<StoredTask, 'sys'>): void {
  const isOwner = isCreator(tx, before.sys) || isAdministrator(tx);
  const isAssignee = before.assignedTo.sys.id === tx.by.sys.id;
  const isRewritten =
    after.body !== before.body ||
    after.assignedTo.sys.id !== before.assignedTo.sys.id ||
    after.dueDate !== before.dueDate;
  if (!isOwner && (isRewritten || !isAssignee))
    throw accessDenied(
      isAssignee
        ? 'The task is somebody else’s. You can resolve it, but not change it.'
        : 'The task is somebody else’s and not assigned to you.',
      'Whom a task is assigned to changes its status; its creator and administrators change everything.',
    );
  if (isRewritten && before.status === 'resolved' && after.status === 'resolved') {
    const details = 'The task is resolved. Open it again before you change it.';
    throw validationFailed([{ name: 'resolved', path: ['status'], value: before.status, details }]);
  }
}

/** `Date.parse` would turn `2026-02-31` into another day. */
function isDate(text: string): boolean {
  const day = text.slice(0, 10);
  return DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(day).toISOString().startsWith(day);
}

function resolution(tx: EnvironmentWriter, status: StoredTask['status']) {
  return status === 'resolved' ? { resolvedAt: tx.now, resolvedBy: tx.by } : {};
}
