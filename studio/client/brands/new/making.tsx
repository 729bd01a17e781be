import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NewBrandProgress } from '../../../../schemas/generated/types';
import { text } from '../../text/text';

/** Progress while a brand is made. */
export function Making({ name, progress }: { name: string; progress: NewBrandProgress | undefined }) {
  const { step, done, total } = progress ?? { step: 'checking' as const, done: 0, total: 0 };
  const isCounted = step === 'pictures' || step === 'entries';
  return (
    <Stack spacing={1.5} sx={{ my: 2 }}>
      <Typography role="status">{text(`newBrand.step.${step}`, { brand: name })}</Typography>
      <LinearProgress
        aria-label={text('newBrand.making', { brand: name })}
        {...(isCounted
          ? { variant: 'determinate' as const, value: total === 0 ? 0 : (100 * done) / total }
          : {})}
      />
      {isCounted && (
        <Typography variant="body2" color="textSecondary">
          {text('newBrand.count', { done, total })}
        </Typography>
      )}
    </Stack>
  );
}
