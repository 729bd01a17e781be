import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { ConflictList } from './conflict-list';
import type { BrandDraft } from './use-brand-draft';

/** Title of a page that changes a brand, with unsaved changes, save button and faults. */
export function DraftBar({ title, editing }: { title: string; editing: BrandDraft }) {
  const { draft, checked, error, isSaving } = editing;
  const conflicts = checked?.conflicts ?? [];
  const isRefused = (checked?.faults.length ?? 0) > 0 || conflicts.length > 0;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Typography role="status" color="textSecondary">
          {isSaving ? text('brands.saving') : text('brands.unsaved', { count: draft.length })}
        </Typography>
        <Button onClick={editing.discard} disabled={draft.length === 0 || isSaving}>
          {text('brands.discard')}
        </Button>
        <Button
          variant="contained"
          onClick={editing.save}
          disabled={draft.length === 0 || isSaving || isRefused}
        >
          {text('brands.save')}
        </Button>
      </Box>
      {Boolean(error) && <Problem error={error} />}
      {editing.brand?.mayChange === false && <Alert severity="info">{text('brands.readOnly')}</Alert>}
      <ConflictList conflicts={conflicts} onResolve={editing.resolve} />
    </>
  );
}
