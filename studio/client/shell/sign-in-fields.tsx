import TextField from '@mui/material/TextField';
import { text } from '../text/text';

/** @param email of a person whose session ended */
export function PasswordFields({ email }: { email: string | undefined }) {
  return (
    <>
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
    </>
  );
}

export function TokenFields() {
  return (
    <TextField
      name="token"
      type="password"
      label={text('signIn.token')}
      helperText={text('signIn.tokenHelp')}
      required
      autoComplete="off"
      autoFocus
    />
  );
}
