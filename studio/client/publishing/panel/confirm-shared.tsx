import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { text } from '../../text/text';
import type { SharedEntry } from '../calls/where-used';
import { entryName } from '../model/entry-name';
import type { PageChange } from '../model/page-changes';

interface Props {
  readonly open: boolean;
  readonly shared: readonly SharedEntry[];
  readonly changes: readonly PageChange[];
  readonly onAll: () => void;
  readonly onWithout: () => void;
  readonly onClose: () => void;
}

/** Confirmation before publishing entries that other pages show, too. */
export function ConfirmShared({ open, shared, changes, onAll, onWithout, onClose }: Props) {
  const changeOf = (id: string) => changes.find(({ entryId }) => entryId === id);
  // A page must not link an unpublished entry, so only published ones can be left out.
  const canLeaveOut = shared.every(({ entryId }) => changeOf(entryId)?.kind === 'changed');
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="publish-shared-title">
      <DialogTitle id="publish-shared-title">
        {text('publish.shared.title', { count: shared.length })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{text('publish.shared.intro')}</DialogContentText>
        <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
          {shared.map(({ entryId, usedBy }) => {
            const change = changeOf(entryId);
            const names = usedBy.map(({ sys, fields }) =>
              entryName({ contentType: sys.contentType.sys.id, fields }),
            );
            return (
              <li key={entryId}>
                {text('publish.shared.item', {
                  name: change
                    ? entryName({ contentType: change.contentType, fields: change.entry.fields })
                    : entryId,
                  others: names.join(', '),
                })}
              </li>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('publish.cancel')}</Button>
        {canLeaveOut && <Button onClick={onWithout}>{text('publish.shared.without')}</Button>}
        <Button variant="contained" onClick={onAll}>
          {text('publish.shared.all')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
