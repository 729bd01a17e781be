import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { PeopleChoices } from '../../../schemas/generated/types';
import { type Grants, addPerson } from '../api/people';
import { text } from '../text/text';
import { FormDialog } from './form-dialog';
import { GrantsFields, newGrant } from './grants-fields';
import { NameFields } from './name-fields';
import { NewPasswordField } from './new-password-field';
import { usePersonChange } from './use-person-change';

interface AddPersonDialogProps {
  choices: PeopleChoices;
  /** Name of the identity provider; without one every person needs a password. */
  provider: string | undefined;
  onClose: () => void;
}

/** Form to add a person: identity, sign-in, roles. */
export function AddPersonDialog({ choices, provider, onClose }: AddPersonDialogProps) {
  const [names, setNames] = useState({ firstName: '', lastName: '', email: '' });
  const [way, setWay] = useState<'password' | 'provider'>('password');
  const [password, setPassword] = useState('');
  const [grants, setGrants] = useState<Grants>({ admin: false, grants: [newGrant(choices)] });
  const add = usePersonChange(addPerson, onClose);
  const submit = () => {
    const { admin } = grants;
    add.mutate({
      ...names,
      email: names.email.trim(),
      password: way === 'password' ? password : null,
      admin,
      grants: admin ? [] : grants.grants,
    });
  };
  return (
    <FormDialog
      title={text('people.add')}
      submit={text('people.addSubmit')}
      error={add.error}
      isPending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        type="email"
        label={text('people.email')}
        value={names.email}
        onChange={({ target }) => setNames({ ...names, email: target.value })}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
      />
      <NameFields value={names} onChange={(changed) => setNames({ ...names, ...changed })} />
      {provider !== undefined && (
        <RadioGroup
          aria-label={text('people.signsIn')}
          value={way}
          onChange={(_event, next) => setWay(next === 'provider' ? 'provider' : 'password')}
        >
          <FormControlLabel
            value="password"
            control={<Radio size="small" />}
            label={text('people.byPassword')}
          />
          <FormControlLabel
            value="provider"
            control={<Radio size="small" />}
            label={text('people.byProvider', { provider })}
          />
        </RadioGroup>
      )}
      {way === 'password' && (
        <NewPasswordField
          label={text('people.firstPassword')}
          hint={text('people.firstPasswordHint')}
          value={password}
          onChange={setPassword}
        />
      )}
      <GrantsFields value={grants} choices={choices} onChange={setGrants} />
    </FormDialog>
  );
}
