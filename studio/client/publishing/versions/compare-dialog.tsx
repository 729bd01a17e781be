import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useMemo, useState } from 'react';
import { useDocument } from '../../composer/document-context';
import { text } from '../../text/text';
import type { NameOf } from '../calls/people';
import { entryName } from '../model/entry-name';
import { fieldDiffs } from '../model/field-diff';
import type { EntryVersion } from '../model/history';
import { showTime } from '../model/show-time';
import { DiffView } from './diff-view';

/** The current draft, as an option among versions. */
const now = 'now';

interface Props {
  readonly from: EntryVersion;
  /** All versions of the entry, newest first. */
  readonly history: readonly EntryVersion[];
  readonly nameOfLink: (id: string) => string;
  readonly timeZone: string;
  readonly nameOf: NameOf;
  readonly onRestore: (version: EntryVersion) => void;
  readonly onClose: () => void;
}

/** Compares any two versions of an entry as text. */
export function CompareDialog({ from, history, nameOfLink, timeZone, nameOf, onRestore, onClose }: Props) {
  const [fromId, setFromId] = useState(from.snapshotId);
  const [toId, setToId] = useState(now);
  const draft = useDocument(({ entries }) => entries[from.entryId]?.fields);
  const versionOf = (id: string) => history.find(({ snapshotId }) => snapshotId === id);
  const before = versionOf(fromId) ?? from;
  const after = toId === now ? (draft ?? {}) : (versionOf(toId)?.fields ?? {});
  const diffs = useMemo(
    () =>
      fieldDiffs(before.fields, after, { yes: text('versions.yes'), no: text('versions.no'), nameOfLink }),
    [before, after, nameOfLink],
  );
  const choices = history.map(({ snapshotId, kind, at, by }) => ({
    id: snapshotId,
    label: text(kind === 'publish' ? 'versions.choice.publish' : 'versions.choice.save', {
      time: showTime(at, timeZone),
      name: nameOf(by),
    }),
  }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="versions-compare-title">
      <DialogTitle id="versions-compare-title">
        {text('versions.compareTitle', { name: entryName(from) })}
      </DialogTitle>
      <DialogContent>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ my: 1 }}>
          <VersionChoice
            label={text('versions.from')}
            value={fromId}
            onChange={setFromId}
            choices={choices}
          />
          <VersionChoice
            label={text('versions.to')}
            value={toId}
            onChange={setToId}
            choices={[{ id: now, label: text('versions.choice.now') }, ...choices]}
          />
        </Stack>
        <div aria-live="polite">
          <DiffView contentType={from.contentType} diffs={diffs} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onRestore(before)}>{text('versions.restoreThis')}</Button>
        <Button variant="contained" onClick={onClose}>
          {text('versions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function VersionChoice({
  label,
  value,
  onChange,
  choices,
}: {
  label: string;
  value: string;
  onChange: (id: string) => void;
  choices: readonly { id: string; label: string }[];
}) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
