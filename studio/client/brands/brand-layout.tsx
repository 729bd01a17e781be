import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { NavLink, Outlet, Link as RouterLink, useOutletContext, useParams } from 'react-router-dom';
import { type Brand, useSites } from '../api/sites';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { brandPages } from './brand-pages';

/** Layout of the pages of the brand in the address, which read it by `useBrand`. */
export function BrandLayout() {
  const { brandId } = useParams();
  const sites = useSites();
  const brand = sites.data?.brands.find(({ id }) => id === brandId);
  if (sites.error) return <Problem error={sites.error} onRetry={() => void sites.refetch()} />;
  if (!sites.data) return <Loading />;
  if (!brand) return <Alert severity="warning">{text('brands.noSuch')}</Alert>;
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Link component={RouterLink} to="/brands">
          {text('brands.all')}
        </Link>
        <Box component="nav" aria-label={brand.name} sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
          {brandPages.map(({ path, name }) => (
            <Button
              key={path}
              component={NavLink}
              to={path}
              size="small"
              sx={{ '&[aria-current=page]': { bgcolor: 'action.selected' } }}
            >
              {text(name)}
            </Button>
          ))}
        </Box>
      </Box>
      <Outlet key={brand.id} context={brand} />
    </Stack>
  );
}

/** The brand in the address, on a page below `BrandLayout`. */
export function useBrand(): Brand {
  return useOutletContext<Brand>();
}
