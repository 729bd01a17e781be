import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultLocaleOf } from '../forms/form-context';
import { useContentLocales } from '../api/content-locales';
import { findEntries } from '../api/entries';
import { useSites } from '../api/sites';
import { AddIcon } from '../shell/icons';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { MyTasks } from './my-tasks';
import { NewPageDialog } from './new-page-dialog';
import { PageRow, onWideScreens } from './page-row';

const rowsPerPage = 25;
/** Content types with a page of their own. */
const kinds = ['page', 'promotion'] as const;
type Kind = (typeof kinds)[number];

/** Searchable list of all pages and promotions, with a button for a new page. */
export function PagesPage() {
  const [typed, setTyped] = useState('');
  // Links may filter by brand.
  const [parameters] = useSearchParams();
  const [brand, setBrand] = useState(parameters.get('brand') ?? '');
  const [kind, setKind] = useState<Kind>(parameters.get('kind') === 'promotion' ? 'promotion' : 'page');
  const [part, setPart] = useState(0);
  const [making, setMaking] = useState(false);
  const search = useDeferredValue(typed.trim());
  const locales = useContentLocales();
  const sites = useSites();
  const locale = locales && defaultLocaleOf(locales);
  const pages = useQuery({
    queryKey: ['pages', kind, search, brand, part],
    queryFn: ({ signal }) =>
      findEntries(
        {
          content_type: kind,
          order: '-sys.updatedAt',
          limit: String(rowsPerPage),
          skip: String(part * rowsPerPage),
          'sys.archivedAt[exists]': 'false',
          ...(search === '' ? {} : { query: search }),
          ...(brand === '' ? {} : { 'metadata.tags.sys.id[in]': `brand-${brand}` }),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {text('pages.title')}
        </Typography>
        <TextField
          type="search"
          label={text('pages.search')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setPart(0);
          }}
          sx={{ width: 260 }}
        />
        <TextField
          select
          label={text('view.brand')}
          value={brand}
          onChange={({ target }) => {
            setBrand(target.value);
            setPart(0);
          }}
          sx={{ width: 160 }}
        >
          <MenuItem value="">{text('pages.everyBrand')}</MenuItem>
          {sites.data?.brands.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('pages.kind')}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value === 'promotion' ? 'promotion' : 'page');
            setPart(0);
          }}
          sx={{ width: 160 }}
        >
          {kinds.map((each) => (
            <MenuItem key={each} value={each}>
              {text(`pages.kind.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {text('pages.new')}
        </Button>
      </Box>
      <MyTasks />
      {pages.error && <Problem error={pages.error} onRetry={() => void pages.refetch()} />}
      {!pages.data && !pages.error && <Loading />}
      {pages.data && locale !== undefined && (
        <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={text('pages.title')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('pages.name')}</TableCell>
                <TableCell sx={onWideScreens}>{text('pages.path')}</TableCell>
                <TableCell sx={onWideScreens}>{text('pages.for')}</TableCell>
                <TableCell>{text('pages.state')}</TableCell>
                <TableCell sx={onWideScreens}>{text('pages.changed')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {pages.data.items.map((entry) => (
                <PageRow key={entry.sys.id} entry={entry} locale={locale} />
              ))}
            </TableBody>
          </Table>
          {pages.data.items.length === 0 && <Typography sx={{ p: 3 }}>{text('pages.none')}</Typography>}
          <TablePagination
            component="div"
            count={pages.data.total}
            page={part}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[rowsPerPage]}
            onPageChange={(_event, next) => setPart(next)}
          />
        </Paper>
      )}
      {making && sites.data && locale !== undefined && (
        <NewPageDialog sites={sites.data} locale={locale} onClose={() => setMaking(false)} />
      )}
    </>
  );
}
