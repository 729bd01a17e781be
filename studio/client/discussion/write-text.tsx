import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useRef, useState } from 'react';
import { problemText } from '../shell/problem';
import { text } from '../text/text';

interface WriteTextProps {
  label: string;
  send: string;
  /** Most bytes in UTF-8. */
  maxBytes: number;
  isSending: boolean;
  error: unknown;
  /** Resolves once stored; until then the input is preserved. */
  onSend: (text: string) => Promise<unknown>;
  isReady?: boolean;
  children?: ReactNode;
}

/** A text input with a send button. Control or Command with Enter sends it, too. */
export function WriteText(props: WriteTextProps) {
  const { label, send, maxBytes, isSending, error, onSend, isReady = true, children } = props;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isLong = new TextEncoder().encode(typed).length > maxBytes;
  const canSend = typed.trim() !== '' && !isLong && !isSending && isReady;
  const submit = () => {
    if (!canSend) return;
    // The disabled button would lose the focus to the page behind the panel.
    field.current?.focus();
    onSend(typed.trim()).then(
      () => setTyped(''),
      () => undefined,
    );
  };
  const help = isLong ? text('discussion.tooLong') : error ? problemText(error) : undefined;
  return (
    <Stack
      component="form"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={label}
        value={typed}
        inputRef={field}
        multiline
        minRows={2}
        error={help !== undefined}
        helperText={help}
        slotProps={{ formHelperText: { role: 'alert' } }}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      {children}
      <Button type="submit" variant="outlined" disabled={!canSend} sx={{ alignSelf: 'flex-start' }}>
        {send}
      </Button>
    </Stack>
  );
}
