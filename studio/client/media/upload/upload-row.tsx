import { Box, Button, IconButton, LinearProgress, ListItem, ListItemText, Stack } from '@mui/material';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { problemText } from '../../shell/problem';
import { CloseIcon } from '../../shell/icons';
import { text } from '../../text/text';
import { isLostConnection } from './upload-file';
import { uploadProblem } from './upload-problem';
import type { UploadState, UploadStore, UploadTask } from './upload-store';

interface Props {
  readonly task: UploadTask;
  readonly store: UploadStore;
  readonly onUse?: ((asset: ManagedAsset) => void) | undefined;
}

/** An upload with its progress or error. */
export function UploadRow({ task, store, onUse }: Props) {
  const { id, state, wanted } = task;
  const { name } = wanted.file;
  const asset = state.step === 'done' ? state.asset : undefined;
  return (
    <ListItem disableGutters divider>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <ListItemText
          primary={name}
          secondary={stateText(state, name)}
          slotProps={{
            primary: { noWrap: true },
            secondary: { color: state.step === 'failed' ? 'error' : 'textSecondary' },
          }}
        />
        {(state.step === 'sending' || state.step === 'processing') && (
          <LinearProgress
            aria-label={text('media.upload.progress', { name })}
            {...(state.step === 'sending' && { variant: 'determinate', value: state.share * 100 })}
          />
        )}
      </Box>
      <Stack direction="row" sx={{ ml: 2, gap: 1 }}>
        {state.step === 'failed' && isLostConnection(state.error) && (
          <Button
            size="small"
            onClick={() => store.retry(id)}
            aria-label={text('media.upload.again', { name })}
          >
            {text('media.retry')}
          </Button>
        )}
        {asset && onUse && (
          <Button size="small" variant="contained" onClick={() => onUse(asset)}>
            {text('media.upload.use')}
          </Button>
        )}
        <IconButton
          size="small"
          onClick={() => store.remove(id)}
          aria-label={text(asset ? 'media.upload.hide' : 'media.upload.cancel', { name })}
        >
          <CloseIcon />
        </IconButton>
      </Stack>
    </ListItem>
  );
}

export function stateText(state: UploadState, fileName: string): string {
  switch (state.step) {
    case 'waiting':
      return text('media.upload.waiting');
    case 'sending':
      return text('media.upload.sending', { share: Math.round(state.share * 100) });
    case 'processing':
      return text('media.upload.processing');
    case 'failed':
      return uploadProblem(state.error, fileName);
    case 'done':
      if (state.publishError)
        return text('media.upload.not-published', { reason: problemText(state.publishError) });
      return text(state.asset.sys.publishedVersion ? 'media.upload.published' : 'media.upload.stored');
  }
}
