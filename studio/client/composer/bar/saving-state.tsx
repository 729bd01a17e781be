import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { text } from '../../text/text';
import { useDocument } from '../document-context';
import type { Saving } from '../document-store';

/** Whether everything is saved; failures are announced. */
export function SavingState({ flush }: { flush: () => Promise<void> }) {
  const saving = useDocument((state) => state.saving);
  const conflicts = useDocument((state) => state.conflicts.length);
  const isTrouble = saving.state === 'offline' || saving.state === 'refused' || conflicts > 0;
  return (
    <>
      <Tooltip title={hintOf(saving, conflicts)}>
        <Chip
          size="small"
          role="status"
          color={isTrouble ? 'warning' : 'default'}
          variant="outlined"
          label={
            conflicts > 0 ? text('saving.conflicts', { count: conflicts }) : text(`saving.${saving.state}`)
          }
        />
      </Tooltip>
      {(saving.state === 'offline' || saving.state === 'refused') && (
        <Button size="small" onClick={() => void flush()}>
          {text('shell.again')}
        </Button>
      )}
    </>
  );
}

function hintOf(saving: Saving, conflicts: number): string {
  if (conflicts > 0) return text('saving.conflictsHint');
  if (saving.state === 'refused')
    return saving.id === 'AccessDenied'
      ? text('problem.denied', { reason: saving.message })
      : text('problem.other', { reason: saving.message });
  return text(`saving.${saving.state}Hint`);
}
