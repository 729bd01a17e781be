import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { BrandStatesReply } from '../../../schemas/generated/types';
import { text } from '../text/text';

/** Number of stored changes that a brand's files lack, and whether they conflict with a deploy. */
export function BrandState({ state }: { state: BrandStatesReply['brands'][number] | undefined }) {
  if (!state) return null;
  const { changes, conflicts } = state;
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" label={text('brands.state.changes', { count: changes })} />
      {conflicts > 0 && (
        <Chip size="small" color="error" label={text('brands.state.conflicts', { count: conflicts })} />
      )}
    </Stack>
  );
}
