import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useForm } from '../form-context';
import type { ControlProps } from './control-props';

/** Several of some values, stored in the order of the options. */
export function SeveralChoicesControl({ control, value, onChange, id }: ControlProps<'list'>) {
  const { readOnly } = useForm();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const offered = control.item.kind === 'choice' ? control.item.choices : [];
  const unknown = chosen
    .filter(
      (one): one is string => typeof one === 'string' && !offered.some((choice) => choice.value === one),
    )
    .map((one) => ({ value: one, label: one }));
  const choices = [...offered, ...unknown];
  return (
    <FormGroup row id={id}>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.value}
          label={choice.label}
          disabled={readOnly}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(choice.value)}
              onChange={(event) => {
                const isChosen = (one: string) =>
                  one === choice.value ? event.target.checked : chosen.includes(one);
                onChange(choices.map((one) => one.value).filter(isChosen), { now: true });
              }}
            />
          }
        />
      ))}
    </FormGroup>
  );
}
