import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ManagedPerson } from '../../../schemas/generated/types';
import { text } from '../text/text';
import { PersonMenu, type PersonTask } from './person-menu';
import { personName } from './person-name';
import { useLimitNames } from './use-limit-names';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface PersonRowProps {
  person: ManagedPerson;
  isSelf: boolean;
  onTask: (task: PersonTask) => void;
}

/** A person in the list. */
export function PersonRow({ person, isSelf, onTask }: PersonRowProps) {
  const { user, lastActiveAt, isSwitchedOff } = person;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, marginInlineEnd: 1 }}>
          {personName(user)}
        </Typography>
        {isSelf && <Chip size="small" variant="outlined" label={text('people.you')} />}
        {isSwitchedOff && <Chip size="small" color="warning" label={text('people.off')} />}
        <Typography variant="caption" component="div" color="textSecondary">
          {user.email}
        </Typography>
      </TableCell>
      <TableCell>
        <GrantList person={person} />
      </TableCell>
      <TableCell>
        {lastActiveAt === null ? text('people.never') : time.format(new Date(lastActiveAt))}
        {person.validTokens > 0 && (
          <Typography variant="caption" component="div" color="textSecondary">
            {text('people.validTokens', { count: person.validTokens })}
          </Typography>
        )}
      </TableCell>
      <TableCell>{waysOf(person)}</TableCell>
      <TableCell align="right">
        <PersonMenu person={person} isSelf={isSelf} onTask={onTask} />
      </TableCell>
    </TableRow>
  );
}

function GrantList({ person: { membership, grants } }: { person: ManagedPerson }) {
  const names = useLimitNames();
  if (membership.admin)
    return (
      <>
        {text('people.administrator')}
        <Typography variant="caption" component="div" color="textSecondary">
          {text('people.everything')}
        </Typography>
      </>
    );
  return grants.map(({ role, name, ...limits }, index) => (
    <div key={`${role} ${index}`}>
      {name}
      <Typography variant="caption" component="div" color="textSecondary">
        {[
          limits.brands.map(names.brands).join(', ') || text('people.all.brands'),
          limits.markets.map(names.markets).join(', '),
          limits.languages.map(names.languages).join(', '),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography>
    </div>
  ));
}

function waysOf({ hasPassword, identityIssuer }: ManagedPerson): string {
  const provider = identityIssuer === null ? undefined : hostOf(identityIssuer);
  if (!hasPassword) return provider ?? text('people.way.provider');
  return provider === undefined ? text('people.way.password') : text('people.way.both', { provider });
}

function hostOf(issuer: string): string {
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}
