import { FormHelperText, TextField } from '@mui/material';
import { momentOf } from '../../forms/wall-time';
import { text } from '../../text/text';
import { showTime } from '../model/show-time';

interface Props {
  readonly id: string;
  /** As entered: `YYYY-MM-DDTHH:mm` in the time zone. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly timeZone: string;
  readonly label: string;
}

/** Date and time in the market's time zone. */
export function MomentField({ id, value, onChange, timeZone, label }: Props) {
  const moment = momentOf(value, timeZone);
  const isPast = moment !== undefined && Date.parse(moment.instant) <= Date.now();
  return (
    <div>
      <TextField
        id={id}
        type="datetime-local"
        label={label}
        size="small"
        fullWidth
        error={isPast}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { 'aria-describedby': `${id}-zone ${id}-note` },
        }}
      />
      <FormHelperText id={`${id}-zone`}>{text('publish.zone', { zone: timeZone })}</FormHelperText>
      <FormHelperText id={`${id}-note`} component="div" aria-live="polite" error={isPast}>
        {isPast && text('publish.past')}
        {moment?.change === 'skipped' &&
          text('publish.skipped', { time: showTime(moment.instant, timeZone) })}
        {moment?.change === 'twice' && text('publish.twice', { time: showTime(moment.instant, timeZone) })}
      </FormHelperText>
    </div>
  );
}

/** The entered moment, ISO 8601; undefined while incomplete or past. */
export function futureMoment(value: string, timeZone: string): string | undefined {
  const instant = momentOf(value, timeZone)?.instant;
  return instant !== undefined && Date.parse(instant) > Date.now() ? instant : undefined;
}
