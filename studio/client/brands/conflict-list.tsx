import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { text } from '../text/text';
import type { Conflict } from './calls';

interface ConflictListProps {
  conflicts: readonly Conflict[];
  onResolve: (conflict: Conflict, keeps: 'yours' | 'theirs') => void;
}

/** Values changed by two people, each with a choice. */
export function ConflictList({ conflicts, onResolve }: ConflictListProps) {
  return conflicts.map((conflict) => (
    <Alert key={`${conflict.file}${conflict.pointer}`} severity="error">
      {text('brands.conflict', {
        place: `${conflict.file} ${conflict.pointer}`,
        yours: shown(conflict.yours),
        theirs: shown(conflict.theirs),
      })}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        {(['yours', 'theirs'] as const).map((keeps) => (
          <Button key={keeps} size="small" variant="outlined" onClick={() => onResolve(conflict, keeps)}>
            {text(`brands.keep.${keeps}`, { value: shown(conflict[keeps]) })}
          </Button>
        ))}
      </Stack>
    </Alert>
  ));
}

function shown(value: unknown): string {
  if (value === undefined) return text('brands.nothing');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
