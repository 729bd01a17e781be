import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ManagedPerson, PeopleChoices } from '../../../schemas/generated/types';
import {
  type Grants,
  changeGrants,
  changeNames,
  removePerson,
  setPassword,
  switchPerson,
} from '../api/people';
import { text } from '../text/text';
import { FormDialog } from './form-dialog';
import { GrantsFields, newGrant } from './grants-fields';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { personName } from './person-name';
import { usePersonChange } from './use-person-change';

interface PersonDialogProps {
  person: ManagedPerson;
  onClose: () => void;
}

/** Dialog to change a person's roles. */
export function GrantsDialog({
  person,
  choices,
  isLastAdministrator,
  onClose,
}: PersonDialogProps & { choices: PeopleChoices; isLastAdministrator: boolean }) {
  const [value, setValue] = useState<Grants>({
    admin: person.membership.admin,
    grants:
      person.grants.length === 0
        ? [newGrant(choices)]
        : person.grants.map(({ role, brands, markets, languages }) => ({ role, brands, markets, languages })),
  });
  const change = usePersonChange((next: Grants) => changeGrants(person, next), onClose);
  return (
    <FormDialog
      title={text('people.rolesOf', { name: personName(person.user) })}
      submit={text('people.save')}
      error={change.error}
      isPending={change.isPending}
      onSubmit={() => change.mutate(value.admin ? { admin: true, grants: [] } : value)}
      onClose={onClose}
    >
      {isLastAdministrator && <Alert severity="info">{text('people.lastAdministrator')}</Alert>}
      <GrantsFields
        value={value}
        choices={choices}
        onChange={setValue}
        isLastAdministrator={isLastAdministrator}
      />
    </FormDialog>
  );
}

/** Dialog to change a person's name and address. */
export function NamesDialog({ person, onClose }: PersonDialogProps) {
  const { user } = person;
  const { firstName, lastName, email } = user;
  const [names, setNames] = useState({ firstName, lastName, email });
  const change = usePersonChange(() => changeNames(user.sys.id, user.sys.version, names), onClose);
  return (
    <FormDialog
      title={text('people.namesOf', { name: personName(user) })}
      submit={text('people.save')}
      error={change.error}
      isPending={change.isPending}
      onSubmit={() => change.mutate(undefined)}
      onClose={onClose}
    >
      <NameFields value={names} onChange={(changed) => setNames({ ...names, ...changed })} />
      <TextField
        required
        type="email"
        label={text('people.email')}
        value={names.email}
        onChange={({ target }) => setNames({ ...names, email: target.value })}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
      />
    </FormDialog>
  );
}

/** Dialog to set another person's password. */
export function PasswordDialog({ person, onClose }: PersonDialogProps) {
  const [password, setTyped] = useState('');
  const change = usePersonChange(() => setPassword(person.sys.id, password), onClose);
  return (
    <FormDialog
      title={text('people.passwordOf', { name: personName(person.user) })}
      submit={text('people.setPassword')}
      error={change.error}
      isPending={change.isPending}
      onSubmit={() => change.mutate(undefined)}
      onClose={onClose}
    >
      <NewPasswordField
        label={text('people.newPassword')}
        hint={text('people.newPasswordHint')}
        value={password}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

/** Confirmation before a person is switched off or removed. */
export function LeaveDialog({ person, isRemoval, onClose }: PersonDialogProps & { isRemoval: boolean }) {
  const change = usePersonChange(
    () => (isRemoval ? removePerson(person) : switchPerson(person, true)),
    onClose,
  );
  const name = personName(person.user);
  return (
    <FormDialog
      title={text(isRemoval ? 'people.removeTitle' : 'people.switchOffTitle', { name })}
      submit={text(isRemoval ? 'people.remove' : 'people.switchOff')}
      error={change.error}
      isPending={change.isPending}
      isDangerous
      onSubmit={() => change.mutate(undefined)}
      onClose={onClose}
    >
      <DialogContentText>{text(isRemoval ? 'people.removeHow' : 'people.switchOffHow')}</DialogContentText>
    </FormDialog>
  );
}
