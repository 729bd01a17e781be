import { configuration } from '../../site/configuration/configuration.server';
import { formatLocale } from '../../site/locale';
import type { Site } from '../../site/site';

export interface SiteLanguage {
  /** Language of the address, e.g. `fr`. */
  value: string;
  /** The market's own code, e.g. `caf`, which the platform stores. */
  code: string;
  locale: string;
  /** The language's own name. */
  label: string;
}

/** The languages a player can choose: those of the current market. */
export function languagesOf({ market }: Site): SiteLanguage[] {
  return market.languages.map((value) => {
    const code = market.localeMapping?.[value] ?? value;
    const tag = configuration().languages.get(code)?.tag ?? value;
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? value;
    return { value, code, locale: formatLocale(value, market.id), label: capitalised(name, tag) };
  });
}

/** Capitalises, because many languages write their own name in lower case, which looks wrong at the start of a line. */
function capitalised(name: string, tag: string): string {
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
