import { Chip, Link, TableCell, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { text, type TextKey } from '../../text/text';
import type { NameOf } from '../calls/people';
import type { Activity, ActivityKind } from '../model/activity';
import { showTime } from '../model/show-time';

export const kindText: Record<ActivityKind, TextKey> = {
  created: 'activity.kind.created',
  saved: 'activity.kind.saved',
  published: 'activity.kind.published',
  archived: 'activity.kind.archived',
  scheduled: 'activity.kind.scheduled',
  cancelled: 'activity.kind.cancelled',
  failed: 'activity.kind.failed',
  release: 'activity.kind.release',
};
const colours: Partial<Record<ActivityKind, 'success' | 'error' | 'primary'>> = {
  published: 'success',
  release: 'success',
  failed: 'error',
  scheduled: 'primary',
};

/** One activity, with a link to the page's composer. */
export function ActivityRow({
  activity,
  nameOf,
  timeZone,
}: {
  activity: Activity;
  nameOf: NameOf;
  timeZone: string;
}) {
  const { kind, at, by, subject, type, entry, planned } = activity;
  const isPage = entry?.sys.contentType.sys.id === 'page';
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{showTime(at, timeZone)}</TableCell>
      <TableCell>{nameOf(by)}</TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={colours[kind] ?? 'default'}
          label={text(kindText[kind])}
        />
      </TableCell>
      <TableCell>
        {isPage ? (
          <Link component={RouterLink} to={`/pages/${encodeURIComponent(entry.sys.id)}`}>
            {subject}
          </Link>
        ) : (
          subject
        )}
      </TableCell>
      <TableCell>
        {planned === undefined
          ? type
          : text('activity.planned', { action: type, time: showTime(planned, timeZone) })}
      </TableCell>
    </TableRow>
  );
}
