import { useShallow } from 'zustand/react/shallow';
import { useDocument } from '../composer/document-context';
import { openPageStanding, type PageStanding } from './model/document-state';
import { environmentOf } from './model/environment-of';
import { actionsFor } from './model/scheduled-for-page';
import { useReleases, useScheduled } from './panel/use-scheduled';

export interface PublishState extends PageStanding {
  /** The next scheduled action of the page entry itself; ISO 8601. */
  readonly scheduled: { readonly action: string; readonly at: string } | undefined;
}

/** Publication state of the open page; undefined until it is open. */
export function usePublishState(pageId: string): PublishState | undefined {
  const standing = useDocument(useShallow((state) => openPageStanding(state, pageId)));
  const scheduled = useNextAction(pageId);
  return standing && { ...standing, scheduled };
}

/** The next scheduled action of an open entry. */
export function useNextAction(entryId: string): PublishState['scheduled'] {
  const environment = useDocument(({ entries }) => {
    const entry = entries[entryId];
    return entry && environmentOf(entry);
  });
  const actions = useScheduled(environment);
  const releases = useReleases(environment !== undefined);
  const next = actionsFor(new Set([entryId]), actions.data ?? [], releases.data ?? [])[0]?.action;
  return next && { action: next.action, at: next.scheduledFor.datetime };
}
