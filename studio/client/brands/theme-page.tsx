import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Loading } from '../shell/loading';
import { text } from '../text/text';
import { useBrand } from './brand-layout';
import { DraftBar } from './draft-bar';
import { StoredChanges } from './stored-changes';
import { ThemeFields } from './theme-fields';
import { ThemePreview } from './theme-preview';
import { useBrandDraft } from './use-brand-draft';

/** The theme editor beside a preview; visitors see no change before it is saved. */
export function ThemePage() {
  const brand = useBrand();
  const editing = useBrandDraft(brand.id);
  const { checked, error } = editing;
  return (
    <Stack spacing={2}>
      <DraftBar title={text('brands.theme', { brand: brand.name })} editing={editing} />
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
              <ThemeFields editing={editing} />
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
