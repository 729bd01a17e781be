interface RangeFormats {
  range: Intl.DateTimeFormat;
  zone: Intl.DateTimeFormat;
}

const formats = new Map<string, RangeFormats>();

function rangeFormats(tag: string, timeZone: string): RangeFormats {
  const key = `${tag} ${timeZone}`;
  let found = formats.get(key);
  if (!found) {
    const range: Intl.DateTimeFormatOptions = {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    };
    found = {
      range: new Intl.DateTimeFormat(tag, range),
      zone: new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }),
    };
    formats.set(key, found);
  }
  return found;
}

/**
 * From one time to another in the market's time zone, which is named once at the end: "Nov 16, 8:00 AM – Nov 22,
 * 10:00 PM UTC". Invalid dates, and an end before the start, give an empty string.
 */
export function formatDateRange(
  from: string,
  to: string,
  { tag, timeZone }: { tag: string; timeZone: string },
): string {
  const start = Date.parse(from);
  const end = Date.parse(to);
  if (Number.isNaN(start) || Number.isNaN(end) || end < start) return '';
  const { range, zone } = rangeFormats(tag, timeZone);
  const name = zone.formatToParts(end).find(({ type }) => type === 'timeZoneName')?.value;
  return [range.formatRange(start, end), name].filter(Boolean).join(' ');
}
