import type { LaunchInput } from '../launch-input';
import { plainTextOf } from '../rich-text-parts';
import type { Tell } from './collect-findings';
import { entryPlace } from './entry-place';

/** Placeholder of a new brand in the address of a licence. */
const licenceNumber = 'LICENCE-NUMBER';

/** The placeholder values and texts of a new brand must have been replaced. */
export function checkPlaceholders({ content, sites, configured, files }: LaunchInput, tell: Tell): void {
  const { id, name } = configured.brand;
  const placeholders = [licenceNumber, `support@${id}.example`, `${name} Ltd`];
  for (const { site, shown } of sites)
    for (const entry of shown.entries)
      for (const field of Object.keys(entry.fields)) {
        const locale = site.speech.contentLocale;
        const text = plainTextOf(content.value(entry, field, locale));
        const place = entryPlace(shown, entry.id, `/${field}`);
        for (const placeholder of placeholders.filter((each) => text.includes(each)))
          tell('placeholderLeft', { site, values: { text: placeholder }, place });
        if (files?.starter.get(locale)?.has(text)) tell('starterText', { site, place });
      }
}
