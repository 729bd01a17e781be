import { text } from '../text/text';
import { type Member, nameOfMember, setPassword } from './calls';
import { FormDialog } from './form-dialog';
import { PasswordField } from './password-field';

/** Gives a person another password, for one they forgot or somebody else knows. */
export function PasswordDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const name = nameOfMember(member);
  return (
    <FormDialog
      title={text('people.passwordName', { name })}
      submit={text('people.setPassword')}
      act={(form) => setPassword(member.membership.user.sys.id, form.get('password')?.toString() ?? '')}
      onClose={onClose}
    >
      <PasswordField
        required
        label={text('people.password')}
        helperText={text('people.passwordHint', { name })}
      />
    </FormDialog>
  );
}
