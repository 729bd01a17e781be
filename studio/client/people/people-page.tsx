import Alert from '@mui/material/Alert';
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
import { useState } from 'react';
import { readSignInWays } from '../api/session';
import { AddIcon } from '../shell/icons';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { usePerson } from '../shell/sign-in-gate';
import { text } from '../text/text';
import { type Member, nameOfMember } from './calls';
import { type MemberAction, MemberRow } from './member-row';
import { PasswordDialog } from './password-dialog';
import { PersonDialog } from './person-dialog';
import { RemoveDialog } from './remove-dialog';
import { useIsAdministrator, useMembers, useRoles } from './use-members';

/** Who works here, and what everybody may do. */
export function PeoplePage() {
  const self = usePerson();
  const isAdministrator = useIsAdministrator();
  const members = useMembers();
  const roles = useRoles();
  const ways = useQuery({ queryKey: ['sign-in-ways'], queryFn: readSignInWays, staleTime: Infinity });
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<{ action: MemberAction | 'add'; member?: Member }>();
  // Who signs in with a token has an account elsewhere.
  const ownsAccounts = ways.data?.way === 'password';
  const error = members.error ?? roles.error;
  const close = () => setDialog(undefined);
  const shown = members.data?.filter((member) =>
    `${nameOfMember(member)} ${member.account?.email ?? ''}`
      .toLowerCase()
      .includes(search.trim().toLowerCase()),
  );
  const actionsOn = ({ membership }: Member): MemberAction[] => {
    if (!isAdministrator || !ownsAccounts) return [];
    return membership.user.sys.id === self.id ? ['edit'] : ['edit', 'password', 'remove'];
  };
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {text('people.title')}
        </Typography>
        <TextField
          type="search"
          label={text('people.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ width: 260 }}
        />
        {isAdministrator && ownsAccounts && roles.data && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog({ action: 'add' })}>
            {text('people.add')}
          </Button>
        )}
      </Box>
      {ways.data && !ownsAccounts && <Alert severity="info">{text('people.elsewhere')}</Alert>}
      {error && <Problem error={error} onRetry={() => void members.refetch()} />}
      {!shown && !error && <Loading />}
      {shown && (
        <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={text('people.title')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('people.name')}</TableCell>
                <TableCell>{text('people.email')}</TableCell>
                <TableCell>{text('people.may')}</TableCell>
                <TableCell>{text('people.state')}</TableCell>
                <TableCell>{text('people.actions')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((member) => (
                <MemberRow
                  key={member.membership.sys.id}
                  member={member}
                  roles={roles.data ?? []}
                  isSelf={member.membership.user.sys.id === self.id}
                  actions={actionsOn(member)}
                  onAction={(action) => setDialog({ action, member })}
                />
              ))}
            </TableBody>
          </Table>
          {shown.length === 0 && <Typography sx={{ p: 3 }}>{text('people.none')}</Typography>}
        </Paper>
      )}
      {(dialog?.action === 'add' || dialog?.action === 'edit') && (
        <PersonDialog
          {...(dialog.member ? { member: dialog.member } : {})}
          roles={roles.data ?? []}
          ownsAccounts={ownsAccounts}
          onClose={close}
        />
      )}
      {dialog?.action === 'password' && dialog.member && (
        <PasswordDialog member={dialog.member} onClose={close} />
      )}
      {dialog?.action === 'remove' && dialog.member && (
        <RemoveDialog member={dialog.member} onClose={close} />
      )}
    </>
  );
}
