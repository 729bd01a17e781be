import { Alert, Box, Typography } from '@mui/material';
import { useDocument } from '../composer/document-context';
import { text } from '../text/text';
import { wordsOf } from './stored-value';

/** Read-only view of an entry whose type has no form. */
export function UnknownEntry({ entryId, contentType }: { entryId: string; contentType: string }) {
  const fields = useDocument(({ entries }) => entries[entryId]?.fields);
  return (
    <Box>
      <Alert severity="info">{text('form.unknown-type', { type: contentType })}</Alert>
      <Box component="dl" sx={{ m: 0 }}>
        {Object.entries(fields ?? {}).map(([name, values]) => (
          <Box key={name} sx={{ mt: 1.5 }}>
            <Typography component="dt" variant="subtitle2">
              {name}
            </Typography>
            {Object.entries(values).map(([locale, value]) => (
              <Typography
                key={locale}
                component="dd"
                variant="body2"
                sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {locale}: {wordsOf(value)}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
