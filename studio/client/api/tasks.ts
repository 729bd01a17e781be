import type { ContentTask } from '../../../schemas/generated/types';
import { validateContentTask, validateContentTasks } from '../../../schemas/generated/validators.js';
import { call, send } from './call';

const pathOf = (entryId: string) => `/api/environment/entries/${encodeURIComponent(entryId)}/tasks`;

/** Tasks of an entry, in any order. @throws ApiError */
export async function readTasks(entryId: string): Promise<ContentTask[]> {
  return (await call(`${pathOf(entryId)}?limit=1000`, validateContentTasks)).items;
}

/** Open tasks assigned to the signed-in person. @throws ApiError */
export async function readMyTasks(): Promise<ContentTask[]> {
  return (await call('/api/environment/tasks?filter=myPendingTasks&limit=100', validateContentTasks)).items;
}

export interface NewTask {
  readonly body: string;
  readonly assigneeId: string;
  /** A day, `YYYY-MM-DD`. */
  readonly dueDate?: string;
}

/** @throws ApiError 403 above a hundred open ones, 422 above 512 bytes */
export function createTask(entryId: string, { body, assigneeId, dueDate }: NewTask): Promise<ContentTask> {
  return call(pathOf(entryId), validateContentTask, {
    method: 'POST',
    body: {
      body,
      status: 'active',
      assignedTo: { sys: { type: 'Link', linkType: 'User', id: assigneeId } },
      ...(dueDate === undefined ? {} : { dueDate }),
    },
  });
}

/** Resolves or reopens a task. @throws ApiError 403 for another person's, 409 after a concurrent change */
export function setTaskStatus(task: ContentTask, status: ContentTask['status']): Promise<ContentTask> {
  const { sys, body, assignedTo, dueDate } = task;
  return call(`${pathOf(sys.parentEntity.sys.id)}/${sys.id}`, validateContentTask, {
    method: 'PUT',
    headers: { 'x-contentful-version': String(sys.version) },
    body: { body, assignedTo, status, ...(dueDate === undefined ? {} : { dueDate }) },
  });
}

/** @throws ApiError 403 for another person's */
export async function deleteTask({ sys }: ContentTask): Promise<void> {
  await send(`${pathOf(sys.parentEntity.sys.id)}/${sys.id}`, {
    method: 'DELETE',
    headers: { 'x-contentful-version': String(sys.version) },
  });
}
