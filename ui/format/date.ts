const formats = new Map<string, Intl.DateTimeFormat>();

type DateStyle = 'date' | 'dateTime' | 'fullDateTime' | 'zonedDateTime' | 'dayTime' | 'time' | 'weekday';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  dateTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  fullDateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  zonedDateTime: {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
  dayTime: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'long' },
};

/** A date in the reader's language and the market's time zone. An invalid date gives an empty string. */
export function formatDate(
  iso: string,
  style: DateStyle,
  options: { tag: string; timeZone: string },
): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const key = `${options.tag} ${options.timeZone} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(options.tag, { ...styles[style], timeZone: options.timeZone });
    formats.set(key, format);
  }
  return format.format(time);
}
