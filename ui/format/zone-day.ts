const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** A moment as the clocks of a time zone show it: `2026-11-21 23:30:00`. @param time milliseconds */
export function zonedTime(time: number, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment in a time zone: `2026-11-21` (WALLET-14). @param time milliseconds */
export function dayOf(time: number, timeZone: string): string {
  // Every request needs its market's day: a date-only formatter takes a fraction of the time of one for a whole moment.
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(timeZone, format);
  }
  return format.format(time);
}

/**
 * The first moment of a day in a time zone, in milliseconds. Some zones change their clocks at midnight, so that a day may begin at one
 * o'clock.
 */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const candidates = [midnight - dayMs, midnight + dayMs]
    .map((time) => midnight - offsetAt(time, timeZone))
    .sort((a, b) => a - b);
  return candidates.find((time) => dayOf(time, timeZone) === day) ?? midnight;
}

/**
 * The moment of a local time in a zone, in milliseconds. A time skipped when clocks go forward is shifted by the length
 * of the change; of a repeated one the first is returned.
 * @param clock `09:30`, up to `24:00`
 */
export function timeOnDay(day: string, clock: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wanted = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * 60_000;
  const candidates = [wanted - dayMs, wanted + dayMs].map((time) => wanted - offsetAt(time, timeZone));
  const shows = (time: number) => time + offsetAt(time, timeZone) === wanted;
  return Math.min(...(candidates.some(shows) ? candidates.filter(shows) : [Math.max(...candidates)]));
}

/** The day after a day. */
export function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(time: number, timeZone: string): number {
  const whole = Math.floor(time / 1000) * 1000;
  return Date.parse(`${zonedTime(whole, timeZone).replace(' ', 'T')}Z`) - whole;
}
