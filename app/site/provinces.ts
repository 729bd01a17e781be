import type { Countries } from '../../schemas/generated/types';
import type { MessageKey } from '../../schemas/generated/message-keys';
import type { Translate } from '../../ui/site/site-context';

/** The provinces of a country (MARKET-25), named by the interface texts because Intl does not support them. */
export function provinceOptions(
  { provinces }: Pick<Countries, 'provinces'>,
  country: string,
  t: Translate,
): { value: string; label: string }[] {
  return (provinces[country] ?? []).map((value) => ({
    value,
    label: t(`account.provinces.${value}` as MessageKey),
  }));
}
