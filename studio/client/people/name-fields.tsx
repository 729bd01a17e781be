import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { text } from '../text/text';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** First and last name, side by side. */
export function NameFields({
  value,
  onChange,
}: {
  value: Names;
  onChange: (changed: Partial<Names>) => void;
}) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      <TextField
        required
        label={text('people.firstName')}
        value={value.firstName}
        onChange={({ target }) => onChange({ firstName: target.value })}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        label={text('people.lastName')}
        value={value.lastName}
        onChange={({ target }) => onChange({ lastName: target.value })}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
    </Box>
  );
}
