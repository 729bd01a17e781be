import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ManagedPerson } from '../../../schemas/generated/types';
import { switchPerson } from '../api/people';
import { MoreIcon } from '../shell/icons';
import { text } from '../text/text';
import { personName } from './person-name';
import { usePersonChange } from './use-person-change';

/** A dialog about a person. */
export type PersonTask = 'grants' | 'names' | 'password' | 'tokens' | 'switchOff' | 'remove';

interface PersonMenuProps {
  person: ManagedPerson;
  isSelf: boolean;
  onTask: (task: PersonTask) => void;
}

/** All actions on a person. The caller's own name, password and tokens are on the account page. */
export function PersonMenu({ person, isSelf, onTask }: PersonMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const switchOn = usePersonChange(() => switchPerson(person, false), close);
  const name = text('people.actions', { name: personName(person.user) });
  const tasks: readonly PersonTask[] = isSelf
    ? ['grants']
    : [
        'grants',
        'names',
        'password',
        'tokens',
        ...(person.isSwitchedOff ? [] : ['switchOff' as const]),
        'remove',
      ];
  return (
    <>
      <IconButton
        aria-label={name}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {isSelf && (
          <MenuItem component={Link} to="/account">
            {text('account.title')}
          </MenuItem>
        )}
        {person.isSwitchedOff && (
          <MenuItem disabled={switchOn.isPending} onClick={() => switchOn.mutate(undefined)}>
            {text('people.switchOn')}
          </MenuItem>
        )}
        {tasks.map((task) => (
          <MenuItem
            key={task}
            onClick={() => {
              close();
              onTask(task);
            }}
          >
            {text(`people.task.${task}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
