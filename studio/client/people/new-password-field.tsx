import TextField from '@mui/material/TextField';

/** The content service's limits. */
const bounds = { minLength: 12, maxLength: 256 };

interface NewPasswordFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether it is the person's own; another person's is shown, to be handed over. */
  isOwn?: boolean;
}

export function NewPasswordField({ label, hint, value, onChange, isOwn = false }: NewPasswordFieldProps) {
  return (
    <TextField
      required
      type={isOwn ? 'password' : 'text'}
      label={label}
      helperText={hint}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        htmlInput: { ...bounds, autoComplete: isOwn ? 'new-password' : 'off', spellCheck: false, dir: 'ltr' },
      }}
    />
  );
}
