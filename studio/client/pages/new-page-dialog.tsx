import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StudioSites } from '../../../schemas/generated/types';
import { findEntries } from '../api/entries';
import { entryName } from '../forms/entry-name';
import { problemText } from '../shell/problem';
import { text } from '../text/text';
import { createPage } from './new-page';

interface NewPageDialogProps {
  sites: StudioSites;
  /** Default content locale. */
  locale: string;
  onClose: () => void;
}

/** Most pages offered as templates; others are found by name. */
const maxTemplates = 200;

/** Dialog with the fields that a new page requires; the rest is edited in the composer. */
export function NewPageDialog({ sites, locale, onClose }: NewPageDialogProps) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [path, setPath] = useState('');
  const [brands, setBrands] = useState<readonly string[]>([]);
  const [markets, setMarkets] = useState<readonly string[]>([]);
  const [templateId, setTemplateId] = useState<string>();
  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: () =>
      findEntries({ content_type: 'page', order: '-sys.updatedAt', limit: String(maxTemplates) }),
  });
  const create = useMutation({
    mutationFn: () => createPage({ title, path: shownPath, brands, markets, templateId }, locale),
    onSuccess: (id) => navigate(`/pages/${id}`),
  });
  const shownPath = path || suggestedPath(title);
  const isPath = /^\/[^\s?#]*$/.test(shownPath);
  const marketNames = new Map(
    sites.brands
      .filter(({ id }) => brands.length === 0 || brands.includes(id))
      .flatMap((brand) => brand.markets.map(({ code, name }) => [code, name] as const)),
  );
  const brandName = (id: string) => sites.brands.find((brand) => brand.id === id)?.name ?? id;
  const options = (templates.data?.items ?? []).map(({ sys, fields }) => ({
    id: sys.id,
    label: entryName('page', fields, [locale]),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '' && isPath) create.mutate();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="new-page-title">
      <form onSubmit={submit}>
        <DialogTitle id="new-page-title">{text('newPage.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {create.error && <Alert severity="error">{problemText(create.error)}</Alert>}
            <TextField
              autoFocus
              required
              label={text('newPage.name')}
              helperText={text('newPage.nameHint')}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
            <TextField
              required
              label={text('newPage.path')}
              helperText={isPath ? text('newPage.pathHint') : text('newPage.pathWrong')}
              error={!isPath && shownPath !== ''}
              value={shownPath}
              onChange={({ target }) => setPath(target.value)}
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
            <Autocomplete
              multiple
              options={sites.brands.map(({ id }) => id)}
              getOptionLabel={brandName}
              value={[...brands]}
              onChange={(_event, value) => {
                setBrands(value);
                setMarkets([]);
              }}
              renderInput={(props) => (
                <TextField
                  {...props}
                  label={text('newPage.brands')}
                  helperText={text('newPage.brandsHint')}
                />
              )}
            />
            <Autocomplete
              multiple
              options={[...marketNames.keys()]}
              getOptionLabel={(code) => marketNames.get(code) ?? code}
              value={[...markets]}
              onChange={(_event, value) => setMarkets(value)}
              renderInput={(props) => (
                <TextField
                  {...props}
                  label={text('newPage.markets')}
                  helperText={text('newPage.marketsHint')}
                />
              )}
            />
            <Autocomplete
              options={options}
              getOptionKey={({ id }) => id}
              value={options.find(({ id }) => id === templateId) ?? null}
              onChange={(_event, value) => setTemplateId(value?.id)}
              renderInput={(props) => (
                <TextField
                  {...props}
                  label={text('newPage.template')}
                  helperText={text('newPage.templateHint')}
                />
              )}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text('shell.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={create.isPending || title.trim() === '' || !isPath}
          >
            {text('newPage.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function suggestedPath(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words === '' ? '' : `/${words}`;
}
