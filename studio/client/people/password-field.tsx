import TextField from '@mui/material/TextField';

const shortest = 12;
const longest = 256;

/** A password that one person passes on to another, so it can be read while it is typed. */
export function PasswordField({
  label,
  helperText,
  required,
}: {
  label: string;
  helperText: string;
  required: boolean;
}) {
  return (
    <TextField
      name="password"
      required={required}
      label={label}
      helperText={helperText}
      slotProps={{
        htmlInput: { minLength: shortest, maxLength: longest, autoComplete: 'off', spellCheck: false },
      }}
    />
  );
}
