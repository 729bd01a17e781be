import { Alert } from '@mui/material';
import { useDocument } from '../../composer/document-context';
import { text } from '../../text/text';

/** Explains that unsaved edits prevent publishing. */
export function SavedFirst() {
  const saving = useDocument((state) => state.saving);
  const conflicts = useDocument((state) => state.conflicts.length);
  if (conflicts > 0)
    return <Alert severity="warning">{text('publish.conflictsFirst', { count: conflicts })}</Alert>;
  switch (saving.state) {
    case 'saved':
      return null;
    case 'refused':
      return <Alert severity="error">{text('publish.saveRefused', { message: saving.message })}</Alert>;
    case 'offline':
      return <Alert severity="warning">{text('publish.saveOffline')}</Alert>;
    default:
      return <Alert severity="info">{text('publish.saving')}</Alert>;
  }
}
