import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { useBrand } from './brand-layout';
import { ConflictList } from './conflict-list';
import { StoredChanges } from './stored-changes';
import { ThemeFields } from './theme-fields';
import { ThemePreview } from './theme-preview';
import { useBrandDraft } from './use-brand-draft';

/** The theme of a brand beside the site that wears it; visitors see nothing of it before it is saved. */
export function ThemePage() {
  const brand = useBrand();
  const editing = useBrandDraft(brand.id);
  const { draft, checked, error, isSaving } = editing;
  const conflicts = checked?.conflicts ?? [];
  const isRefused = (checked?.faults.length ?? 0) > 0 || conflicts.length > 0;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {text('brands.theme', { brand: brand.name })}
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
      {!editing.brand && !error && <Loading />}
      {editing.brand && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(260px, 420px) minmax(0, 1.6fr)' },
            alignItems: 'start',
          }}
        >
          <Stack spacing={2}>
            <div>
              <ThemeFields brandId={brand.id} editing={editing} />
            </div>
            <StoredChanges
              changes={editing.brand.changes}
              mayChange={editing.brand.mayChange}
              onTakeBack={editing.takeBack}
            />
          </Stack>
          <Box sx={{ position: 'sticky', top: 80, height: 'calc(100vh - 110px)', minHeight: 480 }}>
            <ThemePreview brand={brand} stylesheet={checked?.stylesheet} />
          </Box>
        </Box>
      )}
    </Stack>
  );
}
