import type {
  PlatformDataPaymentMethod,
  PlatformDataPayments,
  PlatformDataPaymentTerms,
  PlatformPayment,
} from '../../../schemas/generated/types';
import type { Currencies, PlatformData, Site } from '../reference-data/data';
import { marketOf } from '../reference-data/market-facts';
import { roundAmount } from './round-amount';

export type Direction = PlatformPayment['direction'];

/** A payment method with the terms of a brand and market. */
export type Offer = PlatformDataPaymentMethod;

/** Terms of a method in a currency, in minor units. */
export interface Terms {
  minimum: number;
  maximum: number;
  feePercent: number;
  presets: number[];
  speed: PlatformDataPaymentTerms['speed'];
}

type OfferData = Pick<PlatformData, 'payments' | 'countries' | 'laws' | 'currencies'>;

/** The methods that a brand offers to residents of a country, in order, without those prohibited by law. */
export function offersOf(site: Site, countryCode: string, data: OfferData, now: number): Offer[] {
  const { methods, markets } = merged(data.payments, site.payments);
  const market = marketOf(data.countries, countryCode);
  const allowsCredit = data.laws.allowsCredit(countryCode, now);
  return (markets[market] ?? markets['*'] ?? []).flatMap((entry) => {
    const { method: id, ...terms } = typeof entry === 'string' ? { method: entry } : entry;
    const method = methods.find((each) => each.method === id);
    if (method === undefined || (method.isCredit === true && !allowsCredit)) return [];
    return [{ ...method, ...terms }];
  });
}

/** A method of a brand by its id, offered or not. */
export function methodOf(site: Site, id: Offer['method'], data: OfferData): Offer | undefined {
  return merged(data.payments, site.payments).methods.find(({ method }) => method === id);
}

/** Maximum daily withdrawals of a player of a brand, in minor units; undefined for no limit. */
export function dailyWithdrawalOf(site: Site, currency: string, data: OfferData): number | undefined {
  const { dailyWithdrawal } = merged(data.payments, site.payments);
  return dailyWithdrawal === undefined ? undefined : roundAmount(dailyWithdrawal, currency, data.currencies);
}

/** The terms of an offer in a direction and currency; undefined if not supported. */
export function termsOf(
  offer: Offer,
  direction: Direction,
  currency: string,
  currencies: Currencies,
): Terms | undefined {
  const terms = offer[direction];
  if (terms === undefined) return undefined;
  const { minimum, maximum, feePercent = 0, presets = [], speed } = terms;
  const amount = (euro: number): number => roundAmount(euro, currency, currencies);
  return {
    minimum: amount(minimum),
    maximum: amount(maximum),
    feePercent,
    presets: presets.map(amount),
    speed,
  };
}

/** The brand's data merged over that of all brands: methods by id, markets by code. */
function merged(
  shared: PlatformDataPayments,
  own: PlatformDataPayments = {},
): PlatformDataPayments & Required<Pick<PlatformDataPayments, 'methods' | 'markets'>> {
  const ownMethods = own.methods ?? [];
  const inherited = (shared.methods ?? []).filter(
    ({ method }) => !ownMethods.some((each) => each.method === method),
  );
  return {
    ...shared,
    ...own,
    methods: [...inherited, ...ownMethods],
    markets: { ...shared.markets, ...own.markets },
  };
}
