import DialogContentText from '@mui/material/DialogContentText';
import { text } from '../text/text';
import { type Member, nameOfMember, removeMember } from './calls';
import { FormDialog } from './form-dialog';

/** Asks before a person is shut out. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const name = nameOfMember(member);
  return (
    <FormDialog
      title={text('people.removeName', { name })}
      submit={text('people.remove')}
      color="error"
      act={() => removeMember(member.membership)}
      onClose={onClose}
    >
      <DialogContentText>{text('people.removeHint', { name })}</DialogContentText>
    </FormDialog>
  );
}
