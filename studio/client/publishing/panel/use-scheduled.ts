import { useQuery } from '@tanstack/react-query';
import { readReleases } from '../calls/releases';
import { retried } from '../calls/retry';
import { readWaitingActions } from '../calls/schedule';

/** Pending scheduled actions of an environment. */
export function useScheduled(environment: string | undefined) {
  return useQuery({
    queryKey: ['publishing', 'scheduled', environment],
    queryFn: () => readWaitingActions(environment ?? ''),
    enabled: environment !== undefined,
    staleTime: 15_000,
    ...retried,
  });
}

/** Releases that may still be published. */
export function useReleases(enabled = true) {
  return useQuery({
    queryKey: ['publishing', 'releases'],
    queryFn: readReleases,
    enabled,
    staleTime: 15_000,
    ...retried,
  });
}
