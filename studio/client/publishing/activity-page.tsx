import {
  Button,
  CircularProgress,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { ActivityRow, kindText } from './activity/activity-row';
import { useActivity } from './activity/use-activity';
import { usePeopleNames, usePeople } from './calls/people';
import { activityKinds } from './model/activity';

const anything = 'all';

/** Recent activity on all entries. */
export function ActivityPage() {
  const { activities, error, isReading, hasMore, readMore, retry } = useActivity();
  const people = usePeople();
  const nameOf = usePeopleNames();
  const [person, setPerson] = useState(anything);
  const [kind, setKind] = useState(anything);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = activities.filter(
    (activity) =>
      (person === anything || activity.by === person) && (kind === anything || activity.kind === kind),
  );
  return (
    <Stack spacing={2} sx={{ p: 3 }}>
      <Typography variant="h5" component="h1">
        {text('activity.title')}
      </Typography>
      <Stack direction="row" spacing={2}>
        <Choice
          label={text('activity.person')}
          value={person}
          onChange={setPerson}
          choices={people.map(({ id, name }) => ({ id, label: name }))}
        />
        <Choice
          label={text('activity.kind')}
          value={kind}
          onChange={setKind}
          choices={activityKinds.map((id) => ({ id, label: text(kindText[id]) }))}
        />
      </Stack>
      {error && <Problem error={error} onRetry={retry} />}
      <Typography role="status" color="text.secondary">
        {isReading ? text('activity.reading') : text('activity.count', { count: shown.length })}
      </Typography>
      <TableContainer>
        <Table size="small" aria-label={text('activity.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('activity.when')}</TableCell>
              <TableCell>{text('activity.person')}</TableCell>
              <TableCell>{text('activity.kind')}</TableCell>
              <TableCell>{text('activity.subject')}</TableCell>
              <TableCell>{text('activity.type')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((activity) => (
              <ActivityRow key={activity.key} activity={activity} nameOf={nameOf} timeZone={timeZone} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {isReading && <CircularProgress aria-hidden />}
      {hasMore && (
        <Button onClick={readMore} disabled={isReading}>
          {text('activity.more')}
        </Button>
      )}
    </Stack>
  );
}

function Choice({
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
      size="small"
      sx={{ minWidth: 220 }}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <MenuItem value={anything}>{text('activity.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
