import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useState } from 'react';
import type { ContentRelease } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import type { PublishItem } from '../calls/bulk-publish';
import type { ReleaseCommand } from './use-release';

interface Props {
  readonly release: ContentRelease;
  readonly links: readonly PublishItem[];
  readonly canAdd: boolean;
  readonly isBusy: boolean;
  readonly run: (command: ReleaseCommand) => void;
  readonly onPreviewRelease: ((releaseId: string) => void) | undefined;
}

/** Actions on a release. Publishing and deleting require a confirmation. */
export function ReleaseButtons({ release, links, canAdd, isBusy, run, onPreviewRelease }: Props) {
  const [requested, setAsked] = useState<'publish' | 'delete'>();
  const own = new Set(release.entities.items.map(({ sys }) => sys.id));
  const missing = links.filter(({ id }) => !own.has(id));
  const count = release.entities.items.length;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy || !canAdd || missing.length === 0}
        onClick={() => run({ kind: 'add', links: missing })}
      >
        {text('publish.release.add', { count: missing.length })}
      </Button>
      <Button size="small" disabled={isBusy || count === 0} onClick={() => run({ kind: 'validate' })}>
        {text('publish.release.check')}
      </Button>
      {onPreviewRelease && (
        <Button size="small" onClick={() => onPreviewRelease(release.sys.id)}>
          {text('publish.release.preview')}
        </Button>
      )}
      <Button size="small" disabled={isBusy || count === 0} onClick={() => setAsked('publish')}>
        {text('publish.release.publish')}
      </Button>
      <Button size="small" color="error" disabled={isBusy} onClick={() => setAsked('delete')}>
        {text('publish.release.delete')}
      </Button>
      <Dialog
        open={requested !== undefined}
        onClose={() => setAsked(undefined)}
        aria-labelledby="publish-release-ask"
      >
        <DialogTitle id="publish-release-ask">
          {text(requested === 'delete' ? 'publish.release.askDelete' : 'publish.release.askPublish', {
            title: release.title,
          })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>
            {requested === 'delete'
              ? text('publish.release.deleteHint')
              : text('publish.release.publishHint', { count })}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsked(undefined)}>{text('publish.cancel')}</Button>
          <Button
            variant="contained"
            color={requested === 'delete' ? 'error' : 'primary'}
            onClick={() => {
              if (requested) run({ kind: requested });
              setAsked(undefined);
            }}
          >
            {text(requested === 'delete' ? 'publish.release.delete' : 'publish.release.publish')}
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
