import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '../api/call';
import { type Person, signIn } from '../api/session';
import { text } from '../text/text';
import { OpenIdSignIn } from './openid-sign-in';
import { problemText } from './problem';

/** @param email of somebody whose session ended */
export function SignInDialog({
  email,
  onSignedIn,
}: {
  email: string | undefined;
  onSignedIn: (person: Person) => void;
}) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: (form: FormData) => signIn(String(form.get('email')), String(form.get('password'))),
    onSuccess: onSignedIn,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(new FormData(event.currentTarget));
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="sign-in-title">
      <DialogTitle id="sign-in-title" component="h1">
        {text('signIn.title')}
      </DialogTitle>
      <DialogContent>
        <Stack component="form" onSubmit={submit} spacing={2} sx={{ pt: 1 }}>
          {email !== undefined && <Alert severity="info">{text('signIn.ended')}</Alert>}
          {error && <Alert severity="error">{signInProblem(error)}</Alert>}
          <TextField
            name="email"
            type="email"
            label={text('signIn.email')}
            defaultValue={email ?? ''}
            required
            autoComplete="username"
            autoFocus={email === undefined}
          />
          <TextField
            name="password"
            type="password"
            label={text('signIn.password')}
            required
            autoComplete="current-password"
            autoFocus={email !== undefined}
          />
          <Button type="submit" variant="contained" size="large" disabled={isPending}>
            {text('signIn.submit')}
          </Button>
        </Stack>
        <OpenIdSignIn isOverPage={email !== undefined} onSignedIn={onSignedIn} />
      </DialogContent>
    </Dialog>
  );
}

function signInProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return problemText(error);
  if (error.status === 401 || error.status === 403) return text('signIn.wrong');
  if (error.status === 429) return text('signIn.tooMany');
  return problemText(error);
}
