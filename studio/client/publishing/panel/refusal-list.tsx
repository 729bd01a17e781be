import { Alert, AlertTitle, Box, Button, Link, Typography } from '@mui/material';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import type { NameOf } from '../calls/people';
import { entryName } from '../model/entry-name';
import type { Refusal } from '../model/refusal';
import { refusalText } from '../model/refusal-text';
import { showTime } from '../model/show-time';

export type ShowField = (entryId: string, field: string | undefined) => void;

interface Props {
  readonly title: string;
  readonly refusals: readonly Refusal[];
  /** Entries that the reasons may concern, as stored. */
  readonly entries: readonly ManagedEntry[];
  readonly timeZone: string;
  readonly nameOf: NameOf;
  readonly onShowField: ShowField;
  readonly onRetry?: () => void;
}

/** Why a publication failed: by entry, with a link to each field. */
export function RefusalList({ title, refusals, entries, onRetry, ...rest }: Props) {
  const ids = [...new Set(refusals.map(({ entityId }) => entityId))];
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={onRetry && <Button onClick={onRetry}>{text('shell.again')}</Button>}
    >
      <AlertTitle>{title}</AlertTitle>
      {ids.map((id) => (
        <EntryRefusals
          key={id ?? ''}
          entry={entries.find(({ sys }) => sys.id === id)}
          refusals={refusals.filter(({ entityId }) => entityId === id)}
          {...rest}
        />
      ))}
    </Alert>
  );
}

function EntryRefusals({
  entry,
  refusals,
  timeZone,
  nameOf,
  onShowField,
}: Pick<Props, 'refusals' | 'timeZone' | 'nameOf' | 'onShowField'> & { entry: ManagedEntry | undefined }) {
  const contentType = entry?.sys.contentType.sys.id;
  const wordsOf = (refusal: Refusal) =>
    refusal.errorId === 'VersionMismatch' && entry
      ? text('publish.problem.conflictBy', {
          name: nameOf(entry.sys.updatedBy?.sys.id),
          time: showTime(entry.sys.updatedAt, timeZone),
        })
      : refusalText(refusal, contentType);
  return (
    <Box sx={{ mt: 1 }}>
      {entry && contentType !== undefined && (
        <Typography variant="subtitle2" component="p">
          {entryName({ contentType, fields: entry.fields })}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refusals.map((refusal, index) => (
          <li key={index}>
            {wordsOf(refusal)}{' '}
            {entry && (
              <Link component="button" type="button" onClick={() => onShowField(entry.sys.id, refusal.field)}>
                {text(refusal.field === undefined ? 'publish.showEntry' : 'publish.showField')}
              </Link>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
