import { clockDigits, durationUnits, splitDuration, unitLabel } from '../format/duration';
import type { CountdownProps } from './countdown.island';
import { Island } from '../live/island';
import { useSite } from '../site/site-context';
import styles from './countdown.module.css';

interface CountdownViewProps {
  /** ISO time that is counted down to. */
  to: string;
  /** Label of the time, e.g. "Ends in". */
  label: string;
  /** Said in its place once the time has come. */
  over: string;
}

/**
 * Days, hours, minutes and seconds until a time, running in the browser. Without scripts it is not shown, so the
 * date itself belongs beside it. A timer is not announced while it runs.
 */
export function Countdown({ to, label, over }: CountdownViewProps) {
  const { now, tag } = useSite();
  const end = Date.parse(to);
  if (Number.isNaN(end)) return null;
  const left = splitDuration(end - now);
  const isOver = end <= now;
  const props: CountdownProps = { to: end, tag };
  return (
    <Island name="countdown" on="visible" props={props} className={styles.countdown}>
      <div data-countdown="running" hidden={isOver}>
        <p className={styles.label}>{label}</p>
        <div role="timer" aria-label={label} className={styles.clock}>
          {durationUnits.map((unit) => (
            <span key={unit} className={styles.part}>
              <span className={styles.value} data-value={unit}>
                {clockDigits(left[unit], tag)}
              </span>{' '}
              <span className={styles.unit} data-label={unit}>
                {unitLabel(left[unit], unit, tag)}
              </span>
            </span>
          ))}
        </div>
      </div>
      <p data-countdown="over" hidden={!isOver} className={styles.over}>
        {over}
      </p>
    </Island>
  );
}
