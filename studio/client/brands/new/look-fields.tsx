import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { type TextKey, text } from '../../text/text';
import type { FieldsProps } from './brand-fields';

const lookTexts: Readonly<Record<string, TextKey>> = {
  stacked: 'newBrand.look.stacked',
  bar: 'newBrand.look.bar',
  floating: 'newBrand.look.floating',
};

/** Colours and layout; the rest of the theme is derived from them. */
export function LookFields({ draft, choices, disabled, faultAt, onChange }: FieldsProps) {
  const labelId = useId();
  const [colours, look, scheme] = [faultAt('colours'), faultAt('look'), faultAt('scheme')];
  return (
    <>
      {(['grounds', 'buttons'] as const).map((name, index) => (
        <Stack key={name} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Box
            component="input"
            type="color"
            disabled={disabled}
            aria-label={text('brands.pick', { colour: text(`newBrand.${name}`) })}
            value={/^#[\da-f]{6}$/i.test(draft[name]) ? draft[name] : '#000000'}
            onChange={({ target }) => onChange({ [name]: target.value })}
            sx={{
              ...{ inlineSize: 44, blockSize: 56, flexShrink: 0, p: 0.25 },
              ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
            }}
          />
          <TextField
            fullWidth
            disabled={disabled}
            label={text(`newBrand.${name}`)}
            value={draft[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            error={colours !== undefined}
            helperText={index === 0 && colours !== undefined ? colours : text(`newBrand.${name}Hint`)}
            slotProps={{ htmlInput: { maxLength: 80, spellCheck: false } }}
          />
        </Stack>
      ))}
      <TextField
        select
        disabled={disabled}
        label={text('newBrand.scheme')}
        value={draft.scheme}
        onChange={({ target }) => onChange({ scheme: target.value })}
        error={scheme !== undefined}
        helperText={scheme ?? ''}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text('newBrand.scheme.auto')}</MenuItem>
        <MenuItem value="dark">{text('newBrand.scheme.dark')}</MenuItem>
        <MenuItem value="light">{text('newBrand.scheme.light')}</MenuItem>
      </TextField>
      <FormControl disabled={disabled} error={look !== undefined}>
        <FormLabel id={labelId}>{text('newBrand.layout')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={draft.look}
          onChange={(_event, next) => onChange({ look: next })}
        >
          {choices.looks.map((id) => {
            const key = lookTexts[id];
            return (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio size="small" />}
                label={key === undefined ? id : text(key)}
              />
            );
          })}
        </RadioGroup>
        {look !== undefined && <FormHelperText>{look}</FormHelperText>}
      </FormControl>
    </>
  );
}
