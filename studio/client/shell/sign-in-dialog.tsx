import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ApiError } from '../api/call';
import { type Person, readSignInWays, signIn } from '../api/session';
import { text } from '../text/text';
import { Loading } from './loading';
import { OpenIdSignIn } from './openid-sign-in';
import { Problem, problemText } from './problem';
import { PasswordFields, TokenFields } from './sign-in-fields';

/** Why the person must sign in again. */
export type SessionEnd = 'ended' | 'switchedOff';

/** @param email of a person whose session ended @param reason why it ended */
export function SignInDialog({
  email,
  reason,
  onSignedIn,
}: {
  email: string | undefined;
  reason: SessionEnd;
  onSignedIn: (person: Person) => void;
}) {
  const ways = useQuery({ queryKey: ['sign-in-ways'], queryFn: readSignInWays, staleTime: Infinity });
  const isToken = ways.data?.way === 'token';
  const { mutate, error, isPending } = useMutation({
    mutationFn: (form: FormData) => {
      const typed = (name: string) => String(form.get(name)).trim();
      return signIn(
        isToken
          ? { token: typed('token') }
          : { email: typed('email'), password: String(form.get('password')) },
      );
    },
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
        {ways.isPending && <Loading />}
        {ways.error && <Problem error={ways.error} onRetry={() => void ways.refetch()} />}
        {ways.data && (
          <Stack component="form" onSubmit={submit} spacing={2} sx={{ pt: 1 }}>
            {email !== undefined && !error && (
              <Alert severity={reason === 'ended' ? 'info' : 'warning'}>{text(`signIn.${reason}`)}</Alert>
            )}
            {error && <Alert severity="error">{signInProblem(error, isToken)}</Alert>}
            {isToken ? <TokenFields /> : <PasswordFields email={email} />}
            <Button type="submit" variant="contained" size="large" disabled={isPending}>
              {text('signIn.submit')}
            </Button>
          </Stack>
        )}
        {ways.data?.provider !== undefined && (
          <OpenIdSignIn
            provider={ways.data.provider}
            isOverPage={email !== undefined}
            onSignedIn={onSignedIn}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function signInProblem(error: unknown, isToken: boolean): string {
  if (!(error instanceof ApiError)) return problemText(error);
  if (error.id === 'AccountSwitchedOff') return text('signIn.switchedOff');
  if (error.id === 'NoSpace') return text('signIn.noSpace');
  if (error.status >= 400 && error.status <= 403) return text(isToken ? 'signIn.wrongToken' : 'signIn.wrong');
  if (error.status === 429) return text('signIn.tooMany');
  return problemText(error);
}
