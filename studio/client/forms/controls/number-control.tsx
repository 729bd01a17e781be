import { FormHelperText, TextField } from '@mui/material';
import { useState } from 'react';
import { text } from '../../text/text';
import type { ControlProps } from './control-props';

/** A number. Invalid input stays in the field and is not stored. */
export function NumberControl(props: ControlProps<'number'>) {
  const { control, value, onChange, id, describedBy, invalid, field } = props;
  const [typed, setTyped] = useState<string>();
  const stored = typeof value === 'number' ? String(value) : '';
  const isWrong = typed !== undefined && typed.trim() !== '' && numberOf(typed) === undefined;
  // Undo, or another person, may change the number during input.
  const isCurrent = typed !== undefined && (isWrong || numberOf(typed) === value);
  const { minimum, maximum } = control;
  return (
    <>
      <TextField
        id={id}
        size="small"
        error={invalid || isWrong}
        value={isCurrent ? typed : stored}
        placeholder={rangeText(minimum, maximum)}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          if (next.trim() === '') onChange(undefined);
          const number = numberOf(next);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => !isWrong && setTyped(undefined)}
        slotProps={{
          htmlInput: {
            inputMode: control.integer && (minimum ?? -1) >= 0 ? 'numeric' : 'text',
            'aria-describedby': `${describedBy} ${id}-number`,
            'aria-required': field.required,
          },
        }}
      />
      <FormHelperText error id={`${id}-number`} aria-live="polite">
        {isWrong ? text('form.problem.number') : ''}
      </FormHelperText>
    </>
  );
}

/** Most editors type a decimal comma. */
function numberOf(typed: string): number | undefined {
  const trimmed = typed.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : undefined;
}

function rangeText(minimum: number | null, maximum: number | null): string {
  if (minimum !== null && maximum !== null) return text('form.range', { minimum, maximum });
  return '';
}
