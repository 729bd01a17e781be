import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { text } from '../text/text';
import { type Member, type Role, nameOfMember } from './calls';

export type MemberAction = 'edit' | 'password' | 'remove';

interface MemberRowProps {
  member: Member;
  roles: readonly Role[];
  isSelf: boolean;
  /** What can be done with the person here. */
  actions: readonly MemberAction[];
  onAction: (action: MemberAction) => void;
}

/** A person in the list, with what they may do. */
export function MemberRow({ member, roles, isSelf, actions, onAction }: MemberRowProps) {
  const { membership, account } = member;
  const name = nameOfMember(member);
  const names = membership.admin
    ? [text('people.administrator')]
    : membership.roles.map(({ sys }) => roles.find((role) => role.sys.id === sys.id)?.name ?? sys.id);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {name} {isSelf && <Chip size="small" label={text('people.you')} />}
      </TableCell>
      <TableCell>{account?.email}</TableCell>
      <TableCell>{names.join(', ')}</TableCell>
      <TableCell>{stateOf(member)}</TableCell>
      <TableCell>
        <Stack
          direction="row"
          spacing={1}
          role="group"
          aria-label={text('people.menu', { name })}
          sx={{ flexWrap: 'wrap' }}
        >
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              color={action === 'remove' ? 'error' : 'primary'}
              aria-label={text(`people.${action}Name`, { name })}
              onClick={() => onAction(action)}
            >
              {text(`people.${action}`)}
            </Button>
          ))}
        </Stack>
      </TableCell>
    </TableRow>
  );
}

function stateOf({ account }: Member): string {
  if (account?.activated === false) return text('people.noPassword');
  const count = account?.signInCount ?? 0;
  return count === 0 ? text('people.never') : text('people.signedIn', { count });
}
