import { MenuItem, Select } from '@mui/material';
import type { ReactNode } from 'react';
import type { ControlProps } from './control-props';

interface ChoiceSelectProps extends Pick<
  ControlProps<'choice' | 'fields'>,
  'id' | 'labelledBy' | 'describedBy' | 'invalid'
> {
  chosen: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  disabled?: boolean;
  /** An item above the choices. */
  children?: ReactNode;
}

/** A select of choices. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const {
    id,
    labelledBy,
    describedBy,
    invalid,
    chosen,
    choices,
    onChoose,
    disabled = false,
    children,
  } = props;
  return (
    <Select
      id={id}
      fullWidth
      size="small"
      displayEmpty
      labelId={labelledBy}
      value={chosen}
      error={invalid}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value)}
      SelectDisplayProps={{ 'aria-describedby': describedBy }}
    >
      {children}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </Select>
  );
}
