import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ManagedPerson } from '../../../schemas/generated/types';
import { readPeople, readPeopleChoices } from '../api/people';
import { AddIcon } from '../shell/icons';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { usePerson } from '../shell/sign-in-gate';
import { text } from '../text/text';
import { AddPersonDialog } from './add-person-dialog';
import { GrantsDialog, LeaveDialog, NamesDialog, PasswordDialog } from './person-dialogs';
import type { PersonTask } from './person-menu';
import { personName } from './person-name';
import { PersonRow } from './person-row';
import { TokensDialog } from './tokens-dialog';

/** All members of the space: search, add, change, switch off. @param provider name of the identity provider */
export function PeopleList({ provider }: { provider: string | undefined }) {
  const self = usePerson();
  const [typed, setTyped] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<{ task: PersonTask; personId: string }>();
  const search = useDeferredValue(typed.trim().toLowerCase());
  const people = useQuery({ queryKey: ['managed-people'], queryFn: readPeople });
  const choices = useQuery({ queryKey: ['people-choices'], queryFn: readPeopleChoices });
  const found = (people.data ?? [])
    .filter((person) => wordsOf(person).includes(search))
    .sort((one, other) => personName(one.user).localeCompare(personName(other.user)));
  const chosen = open && people.data?.find(({ sys }) => sys.id === open.personId);
  const active = people.data?.filter(({ membership, isSwitchedOff }) => membership.admin && !isSwitchedOff);
  const isLastAdministrator = active?.length === 1 && active[0]?.sys.id === chosen?.sys.id;
  const close = () => setOpen(undefined);
  const error = people.error ?? choices.error;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {text('people.title')}
        </Typography>
        <TextField
          type="search"
          label={text('people.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ width: 260 }}
        />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={!choices.data}
          onClick={() => setAdding(true)}
        >
          {text('people.add')}
        </Button>
      </Box>
      {error && <Problem error={error} onRetry={() => void people.refetch()} />}
      {people.isPending && <Loading />}
      {people.data && (
        <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={text('people.title')}>
            <TableHead>
              <TableRow>
                {(['person', 'may', 'lastActive', 'signsIn'] as const).map((column) => (
                  <TableCell key={column}>{text(`people.${column}`)}</TableCell>
                ))}
                <TableCell align="right">{text('people.change')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {found.map((person) => (
                <PersonRow
                  key={person.sys.id}
                  person={person}
                  isSelf={person.sys.id === self.id}
                  onTask={(task) => setOpen({ task, personId: person.sys.id })}
                />
              ))}
            </TableBody>
          </Table>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ p: 2 }}>
            {text('people.count', { count: found.length })}
          </Typography>
        </Paper>
      )}
      {isAdding && choices.data && (
        <AddPersonDialog choices={choices.data} provider={provider} onClose={() => setAdding(false)} />
      )}
      {chosen && choices.data && open.task === 'grants' && (
        <GrantsDialog
          person={chosen}
          choices={choices.data}
          isLastAdministrator={isLastAdministrator}
          onClose={close}
        />
      )}
      {chosen && open.task === 'names' && <NamesDialog person={chosen} onClose={close} />}
      {chosen && open.task === 'password' && <PasswordDialog person={chosen} onClose={close} />}
      {chosen && open.task === 'tokens' && <TokensDialog person={chosen} onClose={close} />}
      {chosen && (open.task === 'switchOff' || open.task === 'remove') && (
        <LeaveDialog person={chosen} isRemoval={open.task === 'remove'} onClose={close} />
      )}
    </>
  );
}

function wordsOf({ user, grants }: ManagedPerson): string {
  return [personName(user), user.email, ...grants.map(({ name }) => name)].join(' ').toLowerCase();
}
