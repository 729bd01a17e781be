import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PreviewFacts } from '../../../../schemas/generated/types';
import { useVariants } from '../../experiments/calls';
import { text } from '../../text/text';

interface VariantPickerProps {
  facts: PreviewFacts | undefined;
  onChange: (facts: PreviewFacts | undefined) => void;
}

/** Picker of an experiment's variant for the preview; empty without experiments. */
export function VariantPicker({ facts, onChange }: VariantPickerProps) {
  const variants = useVariants();
  const chosen = facts?.variant;
  const index = variants.findIndex(
    ({ experiment, variant }) => experiment === chosen?.experiment && variant === chosen.variant,
  );
  if (variants.length === 0) return null;
  return (
    <TextField
      select
      label={text('view.variant')}
      value={index}
      onChange={({ target }) => onChange(withVariant(facts, variants[Number(target.value)]))}
      sx={{ width: 230 }}
    >
      <MenuItem value={-1}>{text('view.variant.none')}</MenuItem>
      {variants.map(({ experiment, variant, label }, at) => (
        <MenuItem key={`${experiment}:${variant}`} value={at}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The visitor with a variant of one experiment, or without. */
export function withVariant(
  facts: PreviewFacts | undefined,
  chosen: PreviewFacts['variant'],
): PreviewFacts | undefined {
  const { variant: _before, ...others } = facts ?? { authorized: false };
  if (chosen) return { ...others, variant: { experiment: chosen.experiment, variant: chosen.variant } };
  return others.authorized || Object.keys(others).length > 1 ? others : undefined;
}
