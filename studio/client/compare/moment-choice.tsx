import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PageMoment } from '../publishing/model/page-moment';
import { text } from '../text/text';
import type { Side } from './side-view';

/** The current draft, as an option among moments. */
const now = 'now';

interface MomentChoiceProps {
  side: Side;
  moments: readonly PageMoment[];
  /** Undefined for the current draft. */
  moment: PageMoment | undefined;
  onMoment: (moment: PageMoment | undefined) => void;
}

/** Select for the version of a side. */
export function MomentChoice({ side, moments, moment, onMoment }: MomentChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={text('compare.versionOf', { side: text(`compare.side.${side}`) })}
      value={moment?.id ?? now}
      onChange={({ target }) => onMoment(moments.find(({ id }) => id === target.value))}
      sx={{ mx: 2, my: 1 }}
    >
      <MenuItem value={now}>{text('versions.choice.now')}</MenuItem>
      {moments.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
