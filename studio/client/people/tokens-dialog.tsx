import DialogContentText from '@mui/material/DialogContentText';
import type { ManagedPerson } from '../../../schemas/generated/types';
import { revokeAllTokens } from '../api/account';
import { text } from '../text/text';
import { FormDialog } from './form-dialog';
import { personName } from './person-name';
import { TokenList, useTokens } from './token-list';
import { usePersonChange } from './use-person-change';

/** A person's sessions and tokens, which an administrator can end. */
export function TokensDialog({ person, onClose }: { person: ManagedPerson; onClose: () => void }) {
  const tokens = useTokens(person.sys.id);
  const revoke = usePersonChange(() => revokeAllTokens(person.sys.id), onClose);
  return (
    <FormDialog
      title={text('people.tokensOf', { name: personName(person.user) })}
      submit={text('people.revokeAll')}
      error={revoke.error}
      isPending={revoke.isPending || tokens.data?.length === 0}
      cancel={text('shell.close')}
      isDangerous
      onSubmit={() => revoke.mutate(undefined)}
      onClose={onClose}
    >
      <DialogContentText>{text('people.tokensHow')}</DialogContentText>
      <TokenList personId={person.sys.id} />
    </FormDialog>
  );
}
