import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { findEntries } from '../../api/entries';
import { readReleaseActions } from '../calls/releases';
import { retried } from '../calls/retry';
import { readLatestActions } from '../calls/schedule';
import { activityList, entryActivity, releaseActivity, scheduleActivity } from '../model/activity';
import { entryName } from '../model/entry-name';
import { environmentOf } from '../model/environment-of';
import { useReleases } from '../panel/use-scheduled';
import { text } from '../../text/text';

const pageSize = 50;

/** Activity on entries, schedules and releases, newest first. */
export function useActivity() {
  const entries = useInfiniteQuery({
    queryKey: ['publishing', 'activity', 'entries'],
    queryFn: ({ pageParam }) =>
      findEntries({ order: '-sys.updatedAt', limit: String(pageSize), skip: String(pageParam) }),
    initialPageParam: 0,
    getNextPageParam: ({ skip, items, total }) =>
      skip + items.length < total && items.length > 0 ? skip + items.length : undefined,
    ...retried,
  });
  const read = useMemo(() => entries.data?.pages.flatMap(({ items }) => items) ?? [], [entries.data]);
  const environment = read[0] && environmentOf(read[0]);
  const scheduled = useQuery({
    queryKey: ['publishing', 'activity', 'scheduled', environment],
    queryFn: () => readLatestActions(environment ?? ''),
    enabled: environment !== undefined,
    ...retried,
  });
  const runs = useQuery({
    queryKey: ['publishing', 'activity', 'releases'],
    queryFn: readReleaseActions,
    ...retried,
  });
  const releases = useReleases();
  // Older entries may have been published later, but none was changed later.
  const until = entries.hasNextPage ? read.at(-1)?.sys.updatedAt : undefined;
  const activities = useMemo(() => {
    const names = new Map([
      ...read.map(
        ({ sys, fields }) => [sys.id, entryName({ contentType: sys.contentType.sys.id, fields })] as const,
      ),
      ...(releases.data ?? []).map(({ sys, title }) => [sys.id, title] as const),
    ]);
    const nameOf = (id: string) => names.get(id) ?? text('activity.other', { id });
    return activityList(
      [
        ...read.flatMap(entryActivity),
        ...(scheduled.data ?? []).map((action) => scheduleActivity(action, nameOf)),
        ...(runs.data ?? []).map((run) => releaseActivity(run, releases.data ?? [])),
      ],
      until,
    );
  }, [read, scheduled.data, runs.data, releases.data, until]);
  return {
    activities,
    error: entries.error ?? scheduled.error ?? runs.error,
    isReading: entries.isFetching,
    hasMore: entries.hasNextPage,
    readMore: () => void entries.fetchNextPage(),
    retry: () => void entries.refetch(),
  };
}
