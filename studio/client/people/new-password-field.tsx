import TextField from '@mui/material/TextField';

/** As the content service has them. */
const bounds = { minLength: 12, maxLength: 256 };

interface NewPasswordFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  /** Of the person who types it; one for somebody else is shown, to be handed over. */
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
