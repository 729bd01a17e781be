import { FormControlLabel, MenuItem, Radio, RadioGroup } from '@mui/material';
import { text } from '../../text/text';
import { ChoiceSelect } from './choice-select';
import type { ControlProps } from './control-props';

/** Most choices shown as radio buttons. */
const maxRadios = 4;

/** One of several values. Nothing is preselected, and an optional choice can be cleared. */
export function ChoiceControl(props: ControlProps<'choice'>) {
  const { control, value, onChange, id, labelledBy, describedBy, field } = props;
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = chosen === '' || control.choices.some((choice) => choice.value === chosen);
  const choices = [
    ...(field.required ? [] : [{ value: '', label: text('form.not-set') }]),
    ...control.choices,
    // A value from an older schema stays visible and selectable.
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ];
  const choose = (next: string) => onChange(next, { now: true });
  if (control.choices.length <= maxRadios)
    return (
      <RadioGroup
        id={id}
        row
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        value={chosen}
        onChange={(_event, next) => choose(next)}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            label={choice.label}
            control={<Radio size="small" />}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </RadioGroup>
    );
  return (
    <ChoiceSelect {...props} chosen={chosen} choices={choices} onChoose={choose}>
      {field.required && chosen === '' && (
        <MenuItem value="" disabled>
          {text('form.choose')}
        </MenuItem>
      )}
    </ChoiceSelect>
  );
}
