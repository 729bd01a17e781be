import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { text } from '../text/text';
import {
  type Grant,
  type Member,
  type Role,
  addMember,
  changeGrant,
  nameOfMember,
  rename,
  setPassword,
} from './calls';
import { FormDialog } from './form-dialog';
import { GrantFields, mayNothing } from './grant-fields';
import { PasswordField } from './password-field';

interface PersonDialogProps {
  /** Left out for somebody new. */
  member?: Member;
  roles: readonly Role[];
  /** Whether names and passwords are managed here. */
  ownsAccounts: boolean;
  onClose: () => void;
}

/** Adds a person, or changes the name and the roles of one. */
export function PersonDialog({ member, roles, ownsAccounts, onClose }: PersonDialogProps) {
  const [grant, setGrant] = useState<Grant>({
    admin: member?.membership.admin ?? false,
    roleIds: member?.membership.roles.map(({ sys }) => sys.id) ?? [],
  });
  /** Somebody who was added before a later call failed is not added twice. */
  const addedId = useRef<string>();
  const act = async (form: FormData) => {
    const typed = (name: string) => (form.get(name)?.toString() ?? '').trim();
    if (member) await changeGrant(member.membership, grant);
    else addedId.current ??= await addMember(typed('email'), grant);
    const personId = member?.membership.user.sys.id ?? addedId.current;
    if (!ownsAccounts || personId === undefined) return;
    await rename(personId, { firstName: typed('firstName'), lastName: typed('lastName') });
    const password = form.get('password')?.toString() ?? '';
    if (password !== '') await setPassword(personId, password);
  };
  return (
    <FormDialog
      title={member ? text('people.editName', { name: nameOfMember(member) }) : text('people.add')}
      submit={member ? text('people.save') : text('people.add')}
      isReady={!mayNothing(grant)}
      act={act}
      onClose={onClose}
    >
      {!member && (
        <TextField
          autoFocus
          required
          type="email"
          name="email"
          label={text('people.email')}
          helperText={text('people.emailHint')}
          slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
        />
      )}
      {ownsAccounts && (
        <Stack direction="row" spacing={2}>
          {(['firstName', 'lastName'] as const).map((name) => (
            <TextField
              key={name}
              fullWidth
              name={name}
              label={text(`people.${name}`)}
              defaultValue={member?.account?.[name] ?? ''}
              slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
            />
          ))}
        </Stack>
      )}
      <GrantFields roles={roles} grant={grant} onChange={setGrant} />
      {ownsAccounts && !member && (
        <PasswordField
          label={text('people.firstPassword')}
          helperText={text('people.firstPasswordHint')}
          required={false}
        />
      )}
    </FormDialog>
  );
}
