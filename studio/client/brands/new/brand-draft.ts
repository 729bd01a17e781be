import type { NewBrandRequest } from '../../../../schemas/generated/types';

/** The form's values. */
export interface BrandDraft {
  readonly name: string;
  readonly id: string;
  readonly company: string;
  /** Codes, main market first. */
  readonly markets: string[];
  /** Codes; defaults to those of the markets. */
  readonly languages: string[];
  /** Market code → currency, if not the usual one. */
  readonly currencies: Readonly<Record<string, string>>;
  readonly grounds: string;
  readonly buttons: string;
  readonly look: string;
  /** Derived from the first colour if empty. */
  readonly scheme: string;
  readonly hosts: string;
}

/** Initial values of the form. */
export function emptyDraft(globalMarket: string, look: string): BrandDraft {
  return {
    ...{ name: '', id: '', company: '', markets: [globalMarket], languages: [], currencies: {} },
    ...{ grounds: '#14213d', buttons: '#fca311', look, scheme: '', hosts: '' },
  };
}

/** The request, with the same options as the command. */
export function requestOf(draft: BrandDraft): NewBrandRequest {
  const { name, id, company, markets, languages, currencies, grounds, buttons, look, scheme, hosts } = draft;
  const other = markets.flatMap((market) => (currencies[market] ? [`${market}=${currencies[market]}`] : []));
  return {
    id,
    name,
    markets: markets.join(','),
    colours: [grounds, buttons].filter((colour) => colour.trim() !== '').join(','),
    look,
    ...(company.trim() !== '' && { company }),
    ...(languages.length > 0 && { languages: languages.join(',') }),
    ...(other.length > 0 && { currencies: other.join(',') }),
    ...(scheme !== '' && { scheme }),
    ...(hosts.trim() !== '' && { hosts }),
  };
}
