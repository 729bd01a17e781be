import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A change of people or of the caller's own account, after which all people are loaded again. */
export function usePersonChange<T>(change: (value: T) => Promise<unknown>, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: onDone,
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => typeof name === 'string' && shown.has(name),
      }),
  });
}

const shown = new Set(['managed-people', 'people', 'person', 'account', 'tokens']);
