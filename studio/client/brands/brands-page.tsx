import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { readSignInWays } from '../api/session';
import { useSites } from '../api/sites';
import { AddIcon } from '../shell/icons';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { usePerson } from '../shell/sign-in-gate';
import { text } from '../text/text';
import { brandPages } from './brand-pages';
import { BrandState } from './brand-state';
import { readStates } from './calls';

/** All brands, with links to their pages. */
export function BrandsPage() {
  const sites = useSites();
  const states = useQuery({ queryKey: ['brand-states'], queryFn: readStates });
  const { isAdministrator } = usePerson();
  // With Contentful, administrators are unknown, so the page explains who may change brands.
  const ways = useQuery({ queryKey: ['sign-in-ways'], queryFn: readSignInWays, staleTime: Infinity });
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {text('brands.title')}
        </Typography>
        {(isAdministrator || ways.data?.way === 'token') && (
          <Button component={RouterLink} to="/brands/new" variant="contained" startIcon={<AddIcon />}>
            {text('brands.new')}
          </Button>
        )}
      </Box>
      {sites.error && <Problem error={sites.error} onRetry={() => void sites.refetch()} />}
      {!sites.data && !sites.error && <Loading />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {sites.data?.brands.map(({ id, name, markets }) => (
          <Card key={id} variant="outlined">
            <CardContent>
              <Typography component="h2" variant="h3">
                {name}
              </Typography>
              <Typography color="textSecondary">{markets.map((market) => market.name).join(', ')}</Typography>
              <BrandState state={states.data?.brands.find(({ brand }) => brand === id)} />
            </CardContent>
            <CardActions disableSpacing sx={{ flexWrap: 'wrap', columnGap: 1 }}>
              {brandPages.map(({ path, name: pageName, title }) => (
                <Button
                  key={path}
                  component={RouterLink}
                  to={`/brands/${id}/${path}`}
                  aria-label={text(title, { brand: name })}
                >
                  {text(pageName)}
                </Button>
              ))}
            </CardActions>
          </Card>
        ))}
      </Box>
    </>
  );
}
