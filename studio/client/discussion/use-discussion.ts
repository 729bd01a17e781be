import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readComments } from '../api/comments';
import { readTasks } from '../api/tasks';

/** Polling interval in milliseconds, because changes by others are not pushed. */
const refreshMs = 20_000;

/** Comments and tasks of an entry. @param isShown loads only while they are visible */
export function useDiscussion(entryId: string, isShown: boolean) {
  const comments = useQuery({
    queryKey: ['discussion', entryId, 'comments'],
    queryFn: () => readComments(entryId),
    enabled: isShown,
    refetchInterval: refreshMs,
  });
  const tasks = useQuery({
    queryKey: ['discussion', entryId, 'tasks'],
    queryFn: () => readTasks(entryId),
    refetchInterval: isShown ? refreshMs : false,
    staleTime: refreshMs,
  });
  return { comments, tasks };
}

/** A write to the discussion, which is loaded again afterwards. */
export function useDiscussionWrite<T>(write: (value: T) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => queries.invalidateQueries({ queryKey: ['discussion'] }),
  });
}
