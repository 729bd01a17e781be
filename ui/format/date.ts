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

/** How dates without a time are written: in the words of the language, or in digits (MARKET-35). */
export type DateFormat = 'words' | 'dd/MM/yyyy';

/** A language that writes dates as `dd/MM/yyyy`, and that order of digits. */
const digits: { tag: string; style: Intl.DateTimeFormatOptions } = {
  tag: 'en-GB',
  style: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

/** A date in the reader's language and the market's time zone. An invalid date gives an empty string. */
export function formatDate(
  iso: string,
  style: DateStyle,
  options: { tag: string; timeZone: string; dateFormat?: DateFormat },
): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const inDigits = style === 'date' && options.dateFormat === 'dd/MM/yyyy';
  const tag = inDigits ? digits.tag : options.tag;
  const key = `${tag} ${options.timeZone} ${inDigits ? 'digits' : style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(tag, {
      ...(inDigits ? digits.style : styles[style]),
      timeZone: options.timeZone,
    });
    formats.set(key, format);
  }
  return format.format(time);
}
