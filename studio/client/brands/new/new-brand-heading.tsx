import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { text } from '../../text/text';

/** Back link and heading. */
export function NewBrandHeading() {
  return (
    <>
      <Link component={RouterLink} to="/brands">
        {text('brands.all')}
      </Link>
      <Typography component="h1" variant="h1" sx={{ mt: 1, mb: 1 }}>
        {text('newBrand.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 720 }}>
        {text('newBrand.hint')}
      </Typography>
    </>
  );
}
