import type { PlatformPaymentOption, PlatformReward } from '../../../../schemas/generated/types';
import { formatDate } from '../../../../ui/format/date';
import { formatMoney } from '../../../../ui/format/money';
import type { Player } from '../../../platform/player.server';
import type { Site } from '../../../site/site';
import { displayOf } from '../../balance/currency-display';
import { depositBonuses } from '../../rewards/cashier-bonuses.server';
import { moneyStyleOf, typedAmount } from '../money-amount';
import { payoutTime } from '../payout-time';
import { choiceOf, depositChoicesOf } from './deposit-form';
import { startDeposit } from './deposit-start.server';
import type { DepositView, MethodView } from './deposit-view';
import { limitOffer } from './limit-offer.server';

/** Data of the deposit page. Dates and amounts are formatted here, because a browser may format them differently. */
export async function depositPage(request: Request, player: Player, now: number): Promise<DepositView> {
  const { site } = player;
  const choices = depositChoicesOf(request);
  const { later = false, isLimitDeclined = false, amount } = choices;
  const { flow, isExpired, methods } = await startDeposit(request, player, { later, now });
  const isOpen = !flow.hideCashier && methods !== undefined;
  const currency = methods?.currency ?? site.market.currency;
  const money = moneyOf(site, currency);
  const options = isOpen ? methods.deposit : [];
  const bonuses = isOpen ? await depositBonuses(player) : [];
  return {
    status: flow.status,
    isExpired,
    daysLeft: flow.daysLeftToVerifyDocuments,
    hideCashier: flow.hideCashier,
    choices,
    limitOffer: isOpen ? await limitOffer(player, methods, isLimitDeclined) : undefined,
    currency,
    limit:
      flow.limitLeft === undefined || flow.resetOn === undefined
        ? undefined
        : {
            left: money(flow.limitLeft),
            isSpendLimit: flow.isSpendLimit,
            resetOn: formatDate(flow.resetOn, 'zonedDateTime', {
              tag: site.speech.tag,
              timeZone: site.market.timeZone,
            }),
          },
    bonuses,
    chosenBonus: chosenBonus(bonuses, choices.bonus),
    methods: options.map((option) => methodView(option, site, money)),
    chosen: preselected(options, choices.method),
    wanted: amount === undefined ? undefined : typedAmount(amount, moneyStyleOf(site, currency)),
  };
}

/** None unless the player has chosen one: a bonus is never preselected. */
function chosenBonus(bonuses: readonly PlatformReward[], named: string | undefined): string {
  const chosen =
    bonuses.find(({ campaignId }) => String(campaignId) === named) ??
    bonuses.find(({ isOptedIn }) => isOptedIn === true);
  return chosen === undefined ? 'none' : String(chosen.campaignId);
}

type Money = (amount: number) => string;

function moneyOf(site: Site, currency: string): Money {
  const displays = { [currency]: displayOf(site, currency) };
  return (amount) => formatMoney(amount, currency, { tag: site.speech.tag, displays });
}

function methodView(option: PlatformPaymentOption, site: Site, money: Money): MethodView {
  const { tag } = site.speech;
  const { method, name, kind, isFrameable, minimum, maximum, feePercent, speed } = option;
  const { presets, instruments, payoutClock } = option;
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  return {
    method,
    name,
    kind,
    speed,
    isFrameable,
    fee: feePercent === 0 ? undefined : percent.format(feePercent / 100),
    minimum: money(minimum),
    maximum: money(maximum),
    presets: presets.map((preset) => ({ value: String(preset), label: money(preset) })),
    instruments: instruments.map(({ instrumentId, label }) => ({
      choice: choiceOf(method, instrumentId),
      label,
    })),
    clock: payoutClock
      ? {
          half: payoutTime(payoutClock.medianMinutes, tag),
          most: payoutTime(payoutClock.slowestMinutes, tag),
        }
      : undefined,
  };
}

/** The last used method and instrument, unless the address contains another; else the first. */
function preselected(
  options: readonly PlatformPaymentOption[],
  named: string | undefined,
): string | undefined {
  const used = options
    .filter(({ lastUsed }) => lastUsed !== null)
    .sort((one, other) => (other.lastUsed ?? '').localeCompare(one.lastUsed ?? ''));
  const option = options.find(({ method }) => method === named) ?? used[0] ?? options[0];
  return option && choiceOf(option.method, option.instruments[0]?.instrumentId);
}
