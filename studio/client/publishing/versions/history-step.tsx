import { Box, Button, Chip, ListItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { text } from '../../text/text';
import type { NameOf } from '../calls/people';
import { entryName, fieldName } from '../model/entry-name';
import type { EntryVersion, HistoryStep, VersionChange } from '../model/history';
import { showTime } from '../model/show-time';

interface Props {
  readonly step: HistoryStep;
  readonly timeZone: string;
  readonly nameOf: NameOf;
  readonly onCompare: (version: EntryVersion) => void;
  readonly onRestore: (version: EntryVersion) => void;
  readonly onRollBack: (at: string) => void;
  readonly onCompareVisually: (step: HistoryStep) => void;
}

/** Longer lists are collapsed. */
const most = 6;

/** A group of versions saved or published together. */
export function HistoryStepItem(props: Props) {
  const { step, timeZone, nameOf, onRollBack, onCompareVisually } = props;
  const time = showTime(step.at, timeZone);
  const isPublication = step.kind === 'publish';
  const [isAll, setAll] = useState(false);
  const shown = isAll || step.changes.length <= most ? step.changes : step.changes.slice(0, most - 1);
  return (
    <ListItem divider disableGutters sx={{ display: 'block' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip
          size="small"
          variant="outlined"
          color={isPublication ? 'success' : 'default'}
          label={text(isPublication ? 'versions.published' : 'versions.saved')}
        />
        <Typography component="h3" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {text('versions.by', { time, name: nameOf(step.by) })}
        </Typography>
        <Button
          size="small"
          aria-label={text('versions.lookOf', { time })}
          onClick={() => onCompareVisually(step)}
        >
          {text('versions.look')}
        </Button>
        {isPublication && (
          <Button
            size="small"
            aria-label={text('versions.rollback.of', { time })}
            onClick={() => onRollBack(step.at)}
          >
            {text('versions.rollback.to')}
          </Button>
        )}
      </Stack>
      {shown.map((change) => (
        <Change key={change.version.snapshotId} change={change} time={time} {...props} />
      ))}
      {shown.length < step.changes.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {text('versions.all', { count: step.changes.length })}
        </Button>
      )}
    </ListItem>
  );
}

function Change({
  change,
  time,
  onCompare,
  onRestore,
}: Pick<Props, 'onCompare' | 'onRestore'> & { change: VersionChange; time: string }) {
  const { version, fields } = change;
  const name = entryName(version);
  const names = fields?.map((field) => fieldName(version.contentType, field)).join(', ');
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pl: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2">{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {names === undefined
            ? text('versions.first')
            : names === ''
              ? text('versions.noDifference')
              : text('publish.fields', { fields: names })}
        </Typography>
      </Box>
      <Button
        size="small"
        aria-label={text('versions.compareOf', { name, time })}
        onClick={() => onCompare(version)}
      >
        {text('versions.compare')}
      </Button>
      <Button
        size="small"
        aria-label={text('versions.restoreOf', { name, time })}
        onClick={() => onRestore(version)}
      >
        {text('versions.restore')}
      </Button>
    </Stack>
  );
}
