import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { momentOf, wallTimeOf } from '../../forms/wall-time';
import { text } from '../../text/text';

interface MomentPickerProps {
  /** ISO 8601; undefined means now. */
  at: string | undefined;
  timeZone: string;
  onChange: (at: string | undefined) => void;
}

/** Picker of the previewed moment, in the market's time zone. */
export function MomentPicker({ at, timeZone, onChange }: MomentPickerProps) {
  const shown = at === undefined ? '' : (wallTimeOf(at, timeZone)?.local ?? '');
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  return (
    <TextField
      type="datetime-local"
      label={text('view.moment', { timeZone })}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const moment = momentOf(target.value, timeZone);
        if (moment || target.value === '') onChange(moment?.instant);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 230 }}
    />
  );
}
