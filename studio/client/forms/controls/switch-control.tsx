import { Switch } from '@mui/material';
import type { ControlProps } from './control-props';

/** Yes or no; saved at once. */
export function SwitchControl({ value, onChange, id, describedBy }: ControlProps<'switch'>) {
  return (
    <Switch
      id={id}
      checked={value === true}
      onChange={(event) => onChange(event.target.checked, { now: true })}
      slotProps={{ input: { 'aria-describedby': describedBy } }}
    />
  );
}
