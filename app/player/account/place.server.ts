const names = new Map<string, Intl.DisplayNames>();

/** Name of a country in the reader's language; empty without a code. */
export function placeName(countryCode: string, tag: string): string {
  if (!countryCode) return '';
  let display = names.get(tag);
  if (!display) names.set(tag, (display = new Intl.DisplayNames([tag], { type: 'region' })));
  return display.of(countryCode) ?? countryCode;
}
