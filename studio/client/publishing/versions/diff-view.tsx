import { Box, Typography } from '@mui/material';
import { text } from '../../text/text';
import { fieldName } from '../model/entry-name';
import type { DiffPart, FieldDiff } from '../model/field-diff';

/** Differences of an entry's fields, with additions and removals marked in the text. */
export function DiffView({ contentType, diffs }: { contentType: string; diffs: readonly FieldDiff[] }) {
  if (diffs.length === 0) return <Typography>{text('versions.same')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {diffs.map(({ field, locale, parts }) => (
        <Box key={`${field} ${locale}`} sx={{ mb: 2 }}>
          <Typography component="dt" variant="subtitle2">
            {text('publish.problem.inLanguage', { field: fieldName(contentType, field), locale })}
          </Typography>
          <Box
            component="dd"
            sx={{
              m: 0,
              p: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {parts.map((part, index) => (
              <Part key={index} {...part} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Part({ kind, text: words }: DiffPart) {
  if (kind === 'same') return <span>{words}</span>;
  const colour = kind === 'added' ? 'success' : 'error';
  return (
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{ color: `${colour}.main`, outline: 1, outlineColor: 'divider', borderRadius: 0.5 }}
    >
      {words}
    </Box>
  );
}
