import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { text } from '../../text/text';

interface MadeProps {
  id: string;
  name: string;
  /** Addresses of the running site. */
  addresses: readonly string[];
}

/** Success page with links to the brand's site, launch report and pages. */
export function Made({ id, name, addresses }: MadeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The clicked button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack spacing={2}>
      <Typography ref={heading} tabIndex={-1} component="h1" variant="h1" sx={{ outline: 'none' }}>
        {text('newBrand.made', { brand: name })}
      </Typography>
      <Alert severity="success">{text('newBrand.madeHow')}</Alert>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 3 }} aria-label={text('newBrand.addresses')}>
        {addresses.map((address) => (
          <li key={address}>
            <Link href={address} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
              {address}
            </Link>
          </li>
        ))}
      </Stack>
      <Typography>{text('newBrand.next')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button component={RouterLink} to={`/brands/${id}/launch`} variant="contained">
          {text('brands.openLaunch')}
        </Button>
        <Button component={RouterLink} to={`/?brand=${encodeURIComponent(id)}`} variant="outlined">
          {text('newBrand.pages')}
        </Button>
        <Button component={RouterLink} to={`/brands/${id}/theme`} variant="outlined">
          {text('brands.openTheme')}
        </Button>
      </Stack>
    </Stack>
  );
}
