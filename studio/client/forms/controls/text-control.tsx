import { TextField, Typography } from '@mui/material';
import { text } from '../../text/text';
import type { ControlProps } from './control-props';

/** Share of the limit from which the counter is shown. */
const counterFrom = 0.8;

/** Single- or multi-line text. Text over the limit stays and is marked. */
export function TextControl(props: ControlProps<'text' | 'long-text'>) {
  const { control, value, onChange, id, describedBy, invalid, field, placeholder } = props;
  const shown = typeof value === 'string' ? value : '';
  const { length } = [...shown];
  const isLong = control.kind === 'long-text' || control.maxLength > 160;
  const isNear = length >= control.maxLength * counterFrom;
  return (
    <>
      <TextField
        id={id}
        fullWidth
        size="small"
        multiline={isLong}
        {...(isLong ? { minRows: control.kind === 'long-text' ? 3 : 1, maxRows: 16 } : {})}
        error={invalid}
        value={shown}
        placeholder={placeholder ?? ''}
        type={control.format === 'date' ? 'date' : 'text'}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: {
            'aria-describedby': describedBy,
            'aria-required': field.required,
            ...(control.format === 'email' ? { inputMode: 'email', autoComplete: 'off' } : {}),
          },
        }}
      />
      {isNear && (
        <Typography
          variant="caption"
          component="p"
          align="right"
          color={length > control.maxLength ? 'error' : 'textSecondary'}
        >
          {text('form.counter', { length, limit: control.maxLength })}
        </Typography>
      )}
    </>
  );
}
