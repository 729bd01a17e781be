import type { PayAndPlayProgress } from '../../../schemas/generated/types';
import { formatMoney } from '../../../ui/format/money';
import { termsAddress } from '../../content/static-pages/footer-terms.server';
import type { Site } from '../../site/site';
import { moneyStyleOf } from '../cashier/money-amount';
import { prefixOf, prefixOptions } from '../registration/countries.server';
import { offeredCountries } from '../registration/offered-countries.server';
import { countryOf } from './pay-and-play-calls.server';
import { duplicateCode } from './pay-and-play-errors';
import type { PayAndPlaySetup, PayAndPlayView } from './pay-and-play-view';

/** Amounts, phone prefixes and documents of the market. */
export async function payAndPlaySetup(site: Site): Promise<PayAndPlaySetup> {
  const { currency } = site.market;
  const { tag, display } = moneyStyleOf(site, currency);
  const own = countryOf(site);
  const [{ countries, closed }, terms] = await Promise.all([offeredCountries(site), termsAddress(site)]);
  return {
    amounts: [...(site.market.payAndPlay?.amounts ?? [])]
      .sort((one, other) => one - other)
      .map((amount) => ({
        value: String(amount),
        label: formatMoney(amount, currency, { tag, displays: { [currency]: display } }),
      })),
    phonePrefixes: prefixOptions([own, ...countries], tag, closed),
    documents: { terms, privacy: `/${site.locale}/privacy-policy` },
  };
}

/** Part of the sign-up's state that is safe to send to the browser. @param requested amount in the page's address */
export function payAndPlayView(
  site: Site,
  { flow }: PayAndPlayProgress,
  { notice, requested = '' }: { notice?: string; requested?: string } = {},
): PayAndPlayView {
  const { amount, iframeUrl, signUp, backendErrors } = flow;
  const step = stepOf(flow);
  const refusal = step === 'Refused' || step === 'Duplicated' ? backendErrors[''] : undefined;
  const shown = notice ?? refusal;
  const { email, phoneBody } = signUp;
  const phonePrefix = signUp.phonePrefix || prefixOf(countryOf(site));
  return {
    step,
    amount: amount === null ? requested : String(amount),
    ...(step === 'Bank' && iframeUrl !== null ? { iframeUrl } : {}),
    ...(step === 'Contact'
      ? { contact: { email, phonePrefix, phoneBody, needsPhone: signUp.mobilePhone === '' } }
      : {}),
    ...(shown === undefined ? {} : { notice: shown }),
  };
}

function stepOf(flow: PayAndPlayProgress['flow']): PayAndPlayView['step'] {
  const { backendErrors, authorizeStatus, verifyCodeStatus, updatePlayerStatus, loginPlayerStatus } = flow;
  const end = [verifyCodeStatus, updatePlayerStatus, loginPlayerStatus].includes('error');
  if (end && backendErrors[''] === duplicateCode) return 'Duplicated';
  if (end && backendErrors[''] !== undefined) return 'Refused';
  if (flow.showSignUpForm && updatePlayerStatus !== 'success') return 'Contact';
  if (verifyCodeStatus !== 'uninitialised') return 'Waiting';
  return authorizeStatus === 'success' ? 'Bank' : 'Amount';
}
