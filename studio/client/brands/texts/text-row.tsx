import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { text } from '../../text/text';
import type { BrandText } from './own-texts';

interface TextRowProps {
  text: BrandText;
  /** BCP 47 tag of both texts. */
  tag: string;
  isChanged: boolean;
  disabled: boolean;
  /** The site's fault of the override. */
  fault: string | undefined;
  onChange: (words: string) => void;
}

/** A shared interface text with a field for the brand's override. */
export function TextRow({ text: one, tag, isChanged, disabled, fault, onChange }: TextRowProps) {
  const { key, english, shared, own, ownIn } = one;
  const isGap = own === undefined && ownIn.length > 0;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {key}
        </Typography>
        <Typography lang={tag} dir="auto">
          {shared}
        </Typography>
        {english !== shared && (
          <Typography variant="body2" color="textSecondary" lang="en">
            {english}
          </Typography>
        )}
      </div>
      <TextField
        fullWidth
        multiline
        label={text('brands.ownWords', { key })}
        value={own ?? ''}
        disabled={disabled}
        error={fault !== undefined}
        helperText={
          fault ??
          (isChanged
            ? text('brands.changed')
            : isGap
              ? text('brands.gap', { languages: ownIn.join(', ') })
              : undefined)
        }
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { lang: tag, dir: 'auto', maxLength: 2000 } }}
      />
    </Box>
  );
}
