import { Box, Button, Checkbox, FormControlLabel, Paper, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { text } from '../../text/text';
import { useDropGuard } from './use-drop-guard';

interface Props {
  /** Whether several files are accepted. */
  readonly isMultiple?: boolean;
  readonly isPublished: boolean;
  readonly onPublished: (isPublished: boolean) => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** Further controls beside the button. */
  readonly children?: ReactNode;
}

/** Filter of the browser's dialog; the server detects the actual type. */
const accepted = '.png,.jpg,.jpeg,.webp,.avif,.gif,.svg,.mp4,.webm,.vtt,.pdf,image/*,video/mp4,video/webm';

/** Accepts files by a button, or dropped from the desktop. */
export function UploadArea({ isMultiple = true, isPublished, onPublished, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useDropGuard();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again.
    target.value = '';
  }

  return (
    <Paper
      variant="outlined"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        borderStyle: 'dashed',
        ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }),
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        multiple={isMultiple}
        aria-label={text('media.upload.choose')}
        onChange={choose}
      />
      <Button variant="contained" onClick={() => input.current?.click()}>
        {text(isMultiple ? 'media.upload.choose' : 'media.upload.choose-one')}
      </Button>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="body2">{text('media.upload.drop')}</Typography>
        <Typography variant="caption" color="textSecondary">
          {text('media.upload.kinds')}
        </Typography>
      </Box>
      {children}
      <FormControlLabel
        control={<Checkbox checked={isPublished} onChange={(_event, isOn) => onPublished(isOn)} />}
        label={text('media.upload.publish')}
      />
    </Paper>
  );
}
