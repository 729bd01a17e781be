import { Chip, Tooltip } from '@mui/material';
import type { ManagedEntry } from '../../../schemas/generated/types';
import { useDocument } from '../composer/document-context';
import { text, type TextKey } from '../text/text';
import { openEntryState } from './model/document-state';
import { type EntryState, entryState } from './model/entry-state';
import { showTime } from './model/show-time';
import { type PublishState, useNextAction } from './use-publish-state';

const stateText: Record<EntryState, TextKey> = {
  draft: 'state.draft',
  published: 'state.published',
  changed: 'state.changed',
  archived: 'state.archived',
};
const hintText: Record<EntryState, TextKey> = {
  draft: 'state.draftHint',
  published: 'state.publishedHint',
  changed: 'state.changedHint',
  archived: 'state.archivedHint',
};
const colours = { draft: 'default', published: 'success', changed: 'primary', archived: 'default' } as const;

/** The state of an entry of the open document: draft, published, changed, archived, and whether an action is scheduled. */
export function StatusChip({ entryId, siteTimeZone }: { entryId: string; siteTimeZone?: string }) {
  const state = useDocument(({ entries }) => {
    const entry = entries[entryId];
    return entry && openEntryState(entry);
  });
  const scheduled = useNextAction(entryId);
  if (!state) return null;
  return (
    <StateChip
      state={state}
      scheduled={scheduled}
      {...(siteTimeZone === undefined ? {} : { timeZone: siteTimeZone })}
    />
  );
}

/** The state of an entry outside of an open document, as in lists of pages. */
export function StoredStatusChip({ entry }: { entry: Pick<ManagedEntry, 'sys'> }) {
  return <StateChip state={entryState(entry.sys)} scheduled={undefined} />;
}

interface StateChipProps {
  readonly state: EntryState;
  readonly scheduled: PublishState['scheduled'];
  readonly timeZone?: string;
}

/** A state as a chip with an explaining tooltip. */
export function StateChip({ state, scheduled, timeZone }: StateChipProps) {
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const plan =
    scheduled &&
    text(scheduled.action === 'unpublish' ? 'state.goesOffline' : 'state.goesOut', {
      time: showTime(scheduled.at, zone),
    });
  const hint = [text(hintText[state]), plan].filter(Boolean).join(' ');
  const label = scheduled
    ? text('state.scheduled', { state: text(stateText[state]) })
    : text(stateText[state]);
  return (
    <Tooltip title={hint} describeChild>
      <Chip size="small" variant="outlined" color={colours[state]} label={label} />
    </Tooltip>
  );
}
