import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { text } from '../../text/text';

/** Hint for a site without write access: the equivalent command. */
export function ReadOnlyHint({ command }: { command: string | undefined }) {
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {text('newBrand.readOnly')}
      {command !== undefined && (
        <>
          <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1 }}>
            {command}
          </Box>
          <Button size="small" onClick={() => void navigator.clipboard.writeText(command)}>
            {text('newBrand.copyCommand')}
          </Button>
        </>
      )}
    </Alert>
  );
}
