import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useId } from 'react';
import { text } from '../text/text';
import { peopleProblem } from './people-problem';

interface FormDialogProps {
  title: string;
  submit: string;
  error: unknown;
  isPending: boolean;
  /** For actions that revoke something. */
  isDangerous?: boolean;
  /** Label of the cancel button. */
  cancel?: string;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A dialog with fields, an error, and two buttons. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, error, isPending, isDangerous = false, cancel, children, onSubmit, onClose } = props;
  const titleId = useId();
  const onForm = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={onForm}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error !== null && error !== undefined && <Alert severity="error">{peopleProblem(error)}</Alert>}
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel ?? text('shell.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            disabled={isPending}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
