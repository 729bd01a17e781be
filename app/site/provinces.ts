import type { Countries } from '../../schemas/generated/types';
import type { MessageKey } from '../../schemas/generated/message-keys';
import type { Translate } from '../../ui/site/site-context';

/** The provinces a player of a country can live in (MARKET-25); Intl cannot name them, so the interface texts do. */
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
