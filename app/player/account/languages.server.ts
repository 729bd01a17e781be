import { configuration } from '../../site/configuration/configuration.server';
import { formatLocale } from '../../site/locale';
import type { Site } from '../../site/site';

export interface SiteLanguage {
  /** Language of the address, e.g. `fr`. */
  value: string;
  /** The market's own code, e.g. `caf`, which the platform stores. */
  code: string;
  locale: string;
  /** Its own name for itself. */
  label: string;
}

/** The languages a player can choose: those of the market they are in. */
export function languagesOf({ market }: Site): SiteLanguage[] {
  return market.languages.map((value) => {
    const code = market.localeMapping?.[value] ?? value;
    const tag = configuration().languages.get(code)?.tag ?? value;
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? value;
    return { value, code, locale: formatLocale(value, market.id), label: capitalised(name, tag) };
  });
}

/** Many languages write their own name small, which looks like a mistake at the head of a line. */
function capitalised(name: string, tag: string): string {
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
