import { Button, FormHelperText, TextField } from '@mui/material';
import { useState } from 'react';
import { text } from '../../text/text';
import { useMarketTime } from '../market-time';
import { type Moment, momentOf, wallTimeOf } from '../wall-time';
import type { ControlProps } from './control-props';

/** A moment, entered in the market's time zone and stored in UTC. */
export function DateTimeControl(props: ControlProps<'date-time'>) {
  const { value, onChange, id, describedBy, invalid, field } = props;
  const { timeZone } = useMarketTime();
  const [typed, setTyped] = useState<string>();
  const stored = typeof value === 'string' ? value : undefined;
  const wall = stored === undefined ? undefined : wallTimeOf(stored, timeZone);
  const moment = typed === undefined ? undefined : momentOf(typed, timeZone);
  // Undo, or another person, may change the time during input.
  const isCurrent = typed !== undefined && (!moment || [moment.instant, moment.other].includes(stored));
  return (
    <>
      <TextField
        id={id}
        type="datetime-local"
        size="small"
        error={invalid || (stored !== undefined && !wall)}
        value={isCurrent ? typed : (wall?.local ?? '')}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          const instant = momentOf(next, timeZone)?.instant;
          if (instant !== undefined) onChange(instant);
        }}
        onBlur={(event) => {
          const { value: left, validity } = event.target;
          if (left === '' && !validity.badInput && stored !== undefined) onChange(undefined, { now: true });
          if (!validity.badInput && moment?.change !== 'twice') setTyped(undefined);
        }}
        slotProps={{
          htmlInput: {
            'aria-describedby': `${describedBy} ${id}-zone ${id}-clock`,
            'aria-required': field.required,
          },
        }}
      />
      <FormHelperText id={`${id}-zone`}>
        {text('form.time.zone', { zone: timeZone, offset: wall?.offset ?? '' })}
      </FormHelperText>
      <FormHelperText component="div" id={`${id}-clock`} aria-live="polite">
        {stored !== undefined && !wall && text('form.time.unreadable', { value: stored })}
        {isCurrent && moment && (
          <ClockChange moment={moment} stored={stored} timeZone={timeZone} onChange={onChange} />
        )}
      </FormHelperText>
    </>
  );
}

/** Explains a time that a clock change skips or repeats. */
function ClockChange({
  moment,
  stored,
  timeZone,
  onChange,
}: Pick<ControlProps, 'onChange'> & { moment: Moment; stored: string | undefined; timeZone: string }) {
  if (moment.change === 'skipped')
    return text('form.time.skipped', { time: wallTimeOf(moment.instant, timeZone)?.local.slice(11) ?? '' });
  if (moment.other === undefined) return null;
  const isLater = stored === moment.other;
  const other = isLater ? moment.instant : moment.other;
  return (
    <>
      {text(isLater ? 'form.time.second' : 'form.time.first')}{' '}
      <Button size="small" onClick={() => onChange(other, { now: true })}>
        {text(isLater ? 'form.time.use-first' : 'form.time.use-second')}
      </Button>
    </>
  );
}
