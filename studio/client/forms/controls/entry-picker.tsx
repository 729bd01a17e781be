import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  List,
  ListItemButton,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ManagedEntry } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import { useEntrySearch } from '../entry-search';
import { formOf } from '../form-catalogue';
import { EntryLine } from './entry-summary';

interface Props {
  readonly open: boolean;
  readonly contentType: string;
  /** Ids of already chosen entries. */
  readonly chosen?: readonly string[];
  readonly onClose: () => void;
  readonly onChoose: (entry: ManagedEntry) => void;
}

/** Dialog to choose an entry of a content type. */
export function EntryPicker({ open, contentType, onClose, ...rest }: Props) {
  const title = useId();
  const type = formOf(contentType)?.label ?? contentType;
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>{text('form.reference.choose', { type })}</DialogTitle>
      <EntryChoice contentType={contentType} {...rest} />
      <DialogActions>
        <Button onClick={onClose}>{text('form.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Remounted each time the dialog opens. */
function EntryChoice({ contentType, chosen = [], onChoose }: Omit<Props, 'open' | 'onClose'>) {
  const [typed, setTyped] = useState('');
  const search = useEntrySearch(contentType, typed);
  const pages = search.data?.pages ?? [];
  const entries = pages.flatMap(({ items }) => items);
  const total = pages[0]?.total;
  return (
    <DialogContent dividers>
      <TextField
        autoFocus
        fullWidth
        size="small"
        type="search"
        label={text('form.reference.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Typography variant="caption" component="p" aria-live="polite" sx={{ mt: 1 }}>
        {total === undefined
          ? text('form.reference.searching')
          : text('form.reference.found', { count: total })}
      </Typography>
      {search.isFetching && <LinearProgress aria-label={text('form.reference.searching')} />}
      {search.error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void search.refetch()}>{text('form.retry')}</Button>}
        >
          {text('form.reference.failed')}
        </Alert>
      )}
      <List dense>
        {entries.map((entry) => (
          <li key={entry.sys.id}>
            <ListItemButton
              component="button"
              disabled={chosen.includes(entry.sys.id)}
              onClick={() => onChoose(entry)}
              sx={{ width: '100%', textAlign: 'start' }}
            >
              <EntryLine entry={entry} />
            </ListItemButton>
          </li>
        ))}
      </List>
      {search.hasNextPage && (
        <Button disabled={search.isFetchingNextPage} onClick={() => void search.fetchNextPage()}>
          {text('form.reference.more')}
        </Button>
      )}
    </DialogContent>
  );
}
