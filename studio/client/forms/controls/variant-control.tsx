import { MenuItem, Select } from '@mui/material';
import type { StudioField } from '../../../../schemas/studio-form';
import { isRecord } from '../../../../schemas/is-record';
import { useVariants } from '../../experiments/calls';
import { text } from '../../text/text';
import { useForm } from '../form-context';
import type { ControlProps } from './control-props';

/** Whether a field names the experiment and the variant that a block is. */
export function isVariantField({ name, control }: StudioField): boolean {
  return name === 'experiment' && control.kind === 'fields';
}

/** The variant that a block is; the experiments are entries of their own. */
export function VariantControl({
  value,
  onChange,
  id,
  labelledBy,
  describedBy,
  invalid,
}: ControlProps<'fields'>) {
  const { readOnly } = useForm();
  const variants = useVariants();
  const { experiment, variant } = isRecord(value) ? value : {};
  const chosen = typeof experiment === 'string' ? `${experiment}:${String(variant)}` : '';
  const choices = variants.map((each) => ({
    value: `${each.experiment}:${each.variant}`,
    label: each.label,
  }));
  const isOffered = chosen === '' || choices.some((choice) => choice.value === chosen);
  return (
    <Select
      id={id}
      fullWidth
      size="small"
      displayEmpty
      labelId={labelledBy}
      value={chosen}
      error={invalid}
      disabled={readOnly}
      onChange={({ target }) => {
        const [key, own] = target.value.split(':');
        onChange(target.value === '' ? undefined : { experiment: key, variant: own }, { now: true });
      }}
      SelectDisplayProps={{ 'aria-describedby': describedBy }}
    >
      <MenuItem value="">{text('experiments.noVariant')}</MenuItem>
      {[...choices, ...(isOffered ? [] : [{ value: chosen, label: chosen }])].map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
