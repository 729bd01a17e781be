import type { ContentRelease, ScheduledAction } from '../../../../schemas/generated/types';

/** A scheduled action that affects a page, with its release. */
export interface PageAction {
  readonly action: ScheduledAction;
  readonly release: ContentRelease | undefined;
}

/** Scheduled actions for any of the entries, directly or in a release; soonest first. */
export function actionsFor(
  ids: ReadonlySet<string>,
  actions: readonly ScheduledAction[],
  releases: readonly ContentRelease[],
): PageAction[] {
  return actions
    .map((action) => ({
      action,
      release: releases.find(({ sys }) => sys.id === action.entity.sys.id),
    }))
    .filter(
      ({ action, release }) =>
        ids.has(action.entity.sys.id) || release?.entities.items.some(({ sys }) => ids.has(sys.id)),
    )
    .sort((one, other) => momentOf(one.action) - momentOf(other.action));
}

function momentOf({ scheduledFor }: ScheduledAction): number {
  return Date.parse(scheduledFor.datetime);
}
