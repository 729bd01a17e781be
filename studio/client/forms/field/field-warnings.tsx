import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { WarningIcon } from '../../shell/icons';
import { text } from '../../text/text';

/** Warnings of the checks at a field, distinguished from errors by icon and text. */
export function FieldWarnings({ warnings }: { warnings: readonly string[] }) {
  return warnings.map((warning) => (
    <FormHelperText key={warning} sx={{ display: 'flex', gap: 0.5, color: 'text.primary' }}>
      <Box component="span" aria-hidden sx={{ color: 'warning.main', display: 'flex' }}>
        <WarningIcon sx={{ fontSize: 16 }} />
      </Box>
      {text('form.warning', { warning })}
    </FormHelperText>
  ));
}
