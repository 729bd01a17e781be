import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useSites } from '../api/sites';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { brandPages } from './brand-pages';

/** All brands, each with what can be looked at and changed. */
export function BrandsPage() {
  const sites = useSites();
  return (
    <>
      <Typography component="h1" variant="h1" sx={{ mb: 2 }}>
        {text('brands.title')}
      </Typography>
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
            </CardContent>
            <CardActions sx={{ flexWrap: 'wrap' }}>
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
