import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ContentPerson } from '../../../schemas/generated/types';
import { changePassword, readAccount } from '../api/account';
import { changeNames } from '../api/people';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { usePerson } from '../shell/sign-in-gate';
import { text } from '../text/text';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { peopleProblem } from './people-problem';
import { TokenList } from './token-list';
import { usePersonChange } from './use-person-change';

/** The signed-in person's name, password and tokens. */
export function AccountPage() {
  const { id, email } = usePerson();
  const account = useQuery({ queryKey: ['account', id], queryFn: () => readAccount(id) });
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <Box>
        <Typography component="h1" variant="h1">
          {text('account.title')}
        </Typography>
        <Typography color="textSecondary">{email}</Typography>
      </Box>
      {account.error && <Problem error={account.error} onRetry={() => void account.refetch()} />}
      {account.isPending && <Loading />}
      {account.data && <OwnNames account={account.data} />}
      <OwnPassword />
      <Section title={text('people.tokens')}>
        <Typography variant="body2">{text('account.tokensHow')}</Typography>
        <TokenList />
      </Section>
    </Stack>
  );
}

function OwnNames({ account }: { account: ContentPerson }) {
  const { sys, firstName, lastName, email } = account;
  const [names, setNames] = useState({ firstName, lastName, email });
  const change = usePersonChange(
    () => changeNames(sys.id, sys.version ?? 0, names),
    () => undefined,
  );
  return (
    <FormSection title={text('account.name')} submit={text('people.save')} change={change}>
      <NameFields value={names} onChange={(changed) => setNames({ ...names, ...changed })} />
    </FormSection>
  );
}

function OwnPassword() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = usePersonChange(
    () => changePassword(current, next),
    () => {
      setCurrent('');
      setNext('');
    },
  );
  return (
    <FormSection title={text('account.password')} submit={text('account.changePassword')} change={change}>
      <TextField
        required
        type="password"
        label={text('account.current')}
        value={current}
        onChange={({ target }) => setCurrent(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
      <NewPasswordField
        isOwn
        label={text('people.newPassword')}
        hint={text('account.passwordHint')}
        value={next}
        onChange={setNext}
      />
    </FormSection>
  );
}

interface FormSectionProps {
  title: string;
  submit: string;
  change: { error: unknown; isPending: boolean; isSuccess: boolean; mutate: (value: undefined) => void };
  children: ReactNode;
}

function FormSection({ title, submit, change, children }: FormSectionProps) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(undefined);
  };
  return (
    <Section title={title}>
      <Stack component="form" spacing={2} onSubmit={save}>
        {change.error !== null && <Alert severity="error">{peopleProblem(change.error)}</Alert>}
        {change.isSuccess && <Alert severity="success">{text('account.saved')}</Alert>}
        {children}
        <Button type="submit" variant="contained" disabled={change.isPending} sx={{ alignSelf: 'start' }}>
          {submit}
        </Button>
      </Stack>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h2" id={titleId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
