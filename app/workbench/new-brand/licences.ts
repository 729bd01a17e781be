import type { Configuration } from '../../site/configuration/read-configuration.server';
import { assetOf } from './drawing/assets';
import { type Picture, sameAlt } from './drawing/picture';
import type { Drawn } from './drawing-style';
import { entryOf, link } from './entries';
import { licenceMark } from './identity';
import type { MarketFile } from './market-file';
import type { ContentFile, StoredEntry } from './project.server';

/** A licence of a brand's markets. */
export interface Licence {
  jurisdiction: string;
  authority: string;
  /** Codes of its markets. */
  markets: string[];
}

type MarketLaw = Pick<MarketFile, 'id' | 'jurisdiction' | 'originCountryCode'>;

export const licenceId = (brand: string, jurisdiction: string) => `${brand}-licence-${jurisdiction}`;

/** The licences of a brand's markets. */
export function licencesOf(
  markets: readonly MarketLaw[],
  { rulePacks }: Pick<Configuration, 'rulePacks'>,
): Licence[] {
  const jurisdictions = [...new Set(markets.map(({ jurisdiction }) => jurisdiction))];
  return jurisdictions.map((jurisdiction) => ({
    jurisdiction,
    authority: rulePacks.get(jurisdiction)?.authority ?? jurisdiction,
    markets: markets.filter((market) => market.jurisdiction === jurisdiction).map(({ id }) => id),
  }));
}

/** A placeholder for the mark of a licence. */
export function licencePicture(drawn: Drawn, { jurisdiction, authority }: Licence): Picture {
  return {
    path: `brands/${drawn.id}/licence-${jurisdiction}`,
    width: 160,
    height: 56,
    title: `${drawn.name}: mark of ${authority}`,
    alt: sameAlt(authority),
    draw: () => licenceMark(drawn, authority),
  };
}

/**
 * The mark of a licence with its picture, as entry and asset. The number in the address is a placeholder.
 * @param locales of the content, all with the same name of the authority
 */
export function licenceEntries(
  brand: string,
  licence: Licence,
  { picture, size }: { picture: Picture; size: number },
  locales: readonly string[],
): Required<Pick<ContentFile, 'entries' | 'assets'>> {
  const asset = assetOf(picture, size);
  const { jurisdiction, authority, markets } = licence;
  const mark = entryOf(licenceId(brand, jurisdiction), 'mark', {
    name: authority,
    logo: link('Asset', asset.sys.id),
    url: `https://www.example.org/${jurisdiction}/licences/LICENCE-NUMBER`,
    onlyMarkets: markets,
  });
  mark.fields['name'] = Object.fromEntries(locales.map((locale) => [locale, authority]));
  return { entries: [mark], assets: [{ ...asset, fields: { ...asset.fields } }] };
}

/**
 * Entry ids of the marks required by the laws of markets, in any version of a rule. @throws Error when the content
 * has none with that id
 */
export function marksAskedFor(
  markets: readonly MarketLaw[],
  { rulePacks }: Pick<Configuration, 'rulePacks'>,
  stored: ReadonlyMap<string, StoredEntry>,
): string[] {
  const requested = markets.flatMap(({ jurisdiction, originCountryCode: origin }) => {
    const countries = typeof origin === 'string' ? [origin] : Object.values(origin);
    return [...rulePacks.values()]
      .filter(
        (pack) =>
          pack.jurisdiction === jurisdiction || pack.countries?.some((code) => countries.includes(code)),
      )
      .flatMap(({ rules }) => rules.filter(({ rule }) => rule === 'marks').map(({ value }): unknown => value))
      .flatMap((value) => (Array.isArray(value) ? value.map(String) : []));
  });
  return [...new Set(requested)].map((markId) => {
    const mark = [...stored.values()].find(({ fields }) => fields['markId']?.['en'] === markId);
    if (!mark) throw new Error(`The content has no mark "${markId}", which the law of a market asks for.`);
    return mark.sys.id;
  });
}
