import { ApiError } from '../../http/api-error';
import type { EnvironmentResources, StoredTask } from '../../store/resource';
import type { Reader } from '../../store/resource-table';

/**
 * Blocks publication of an entry with open tasks, for all users.
 * @throws ApiError 422 with the open tasks
 */
export function refuseOpenTasks(reader: Reader<EnvironmentResources>, entryId: string): void {
  const open = reader.list('Task').filter((task) => task.sys.parentEntity.sys.id === entryId && isOpen(task));
  if (open.length === 0) return;
  const names = open.map(({ body }) => `“${body}”`).join(', ');
  throw new ApiError(
    422,
    'UnresolvedTasks',
    `The entry cannot be published before its open ${open.length === 1 ? 'task is' : 'tasks are'} resolved: ${names}.`,
    {
      errors: open.map(({ sys, body, assignedTo }) => ({
        name: 'unresolvedTask',
        path: ['tasks', sys.id],
        value: body,
        assignedTo,
        details: `The task “${body}” is open`,
      })),
    },
  );
}

/** True for a task that is not resolved. */
export function isOpen({ status }: StoredTask): boolean {
  return status === 'active';
}
