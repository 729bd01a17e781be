import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { text } from '../text/text';

export function Loading() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
      <CircularProgress aria-label={text('shell.loading')} />
    </Box>
  );
}
