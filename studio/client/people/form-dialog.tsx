import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { text } from '../text/text';
import { PeopleProblem } from './people-problem';
import { useRereadPeople } from './use-members';

interface FormDialogProps {
  title: string;
  submit: string;
  color?: ButtonProps['color'];
  isReady?: boolean;
  /** Does what the form says. */
  act: (form: FormData) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog about a person: a refusal is shown in it, and after success the lists are read again. */
export function FormDialog({
  title,
  submit,
  color,
  isReady = true,
  act,
  onClose,
  children,
}: FormDialogProps) {
  const titleId = useId();
  const reread = useRereadPeople();
  const { mutate, error, isPending } = useMutation({
    mutationFn: act,
    onSuccess: async () => {
      await reread();
      onClose();
    },
  });
  return (
    <Dialog
      open
      // A click beside it would lose what is typed.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) mutate(new FormData(event.currentTarget));
        }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <PeopleProblem error={error} />
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('shell.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={color ?? 'primary'}
            disabled={isPending || !isReady}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
