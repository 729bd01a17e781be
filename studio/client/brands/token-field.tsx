import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { BrandEditReply } from '../../../schemas/generated/types';
import { text } from '../text/text';
import type { ThemeToken } from './theme-tokens';

type Weak = BrandEditReply['contrast'][number];

interface TokenFieldProps {
  token: ThemeToken;
  value: unknown;
  isChanged: boolean;
  disabled: boolean;
  /** The site's fault of the value. */
  fault: string | undefined;
  /** Colour pairs with too little contrast. */
  weak: readonly Weak[];
  /** Label of another colour. */
  titleOf: (name: string) => string;
  onChange: (value: string | number) => void;
  /** Applies a colour with enough contrast. */
  onRepair: (name: string, value: string) => void;
}

/** A field for one value of a theme, with its faults and suggested repairs. */
export function TokenField(props: TokenFieldProps) {
  const { token, value, isChanged, disabled, fault, weak, titleOf, onChange, onRepair } = props;
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isNumber = token.kind === 'number';
  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        {token.kind === 'colour' && (
          <Box
            component="input"
            type="color"
            disabled={disabled}
            aria-label={text('brands.pick', { colour: token.title })}
            value={shown.slice(0, 7)}
            // Transparency is appended, because the colour picker does not support it.
            onChange={({ target }) => onChange(target.value + shown.slice(7))}
            sx={{
              inlineSize: 44,
              blockSize: 40,
              flexShrink: 0,
              p: 0.25,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          />
        )}
        <TextField
          fullWidth
          size="small"
          select={token.kind === 'choice'}
          type={isNumber ? 'number' : 'text'}
          label={token.title}
          helperText={
            fault ?? (isChanged ? text('brands.changed') : token.kind === 'colour' ? '' : token.description)
          }
          error={fault !== undefined}
          disabled={disabled}
          value={shown}
          onChange={({ target }) =>
            onChange(isNumber && target.value !== '' ? Number(target.value) : target.value)
          }
          slotProps={{ htmlInput: { spellCheck: false, step: 'any' } }}
        >
          {token.choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {choice}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {weak.map(({ on, ground, ratio, least, suggested }) => (
        <Alert key={`${on} ${ground}`} severity="warning" sx={{ mt: 1 }}>
          {text('brands.weak', {
            on: titleOf(on),
            ground: titleOf(ground),
            ratio: ratio.toFixed(1),
            least: least.toFixed(1),
          })}
          <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
            {suggested.map((repair) => (
              <Button
                key={repair.token}
                size="small"
                variant="outlined"
                disabled={disabled}
                onClick={() => onRepair(repair.token, repair.value)}
              >
                {text('brands.repair', { colour: titleOf(repair.token), value: repair.value })}
              </Button>
            ))}
          </Stack>
        </Alert>
      ))}
    </div>
  );
}
