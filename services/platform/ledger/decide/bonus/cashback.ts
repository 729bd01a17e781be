import { cashbackOf, cashbackTerms } from '../../../bonus/cashback-terms';
import { reasonAgainstCashback, refusalFor } from './bonus-permission';
import type { Decide } from '../decision';
import { giveBonus } from './give-bonus';

/** The cashback of a completed period, once: calculated with the terms at its start, even if the offer has changed since. */
export const claimCashback: Decide<'bonus-cashback'> = (situation) => {
  const { command, giving, settings, wallet, now } = situation;
  const reason = reasonAgainstCashback(situation);
  const { cashback: period, offer, law } = giving ?? {};
  if (reason !== undefined || law === undefined || offer === undefined || period === undefined)
    throw refusalFor(reason ?? 'error.bonus.not.found');
  const { reward } = period.offer.terms;
  if (reward.kind !== 'cashback') throw refusalFor('error.bonus.not.active');
  const terms = cashbackTerms(reward, period.isBoosted, wallet.currency, settings.fromEuro);
  const amount = cashbackOf(period.netLoss, terms);
  if (amount === 0) throw refusalFor('error.cashback.nothing');
  const { terms: agreed, version } = period.offer;
  const gift = { offer: { ...offer, terms: agreed, version }, law, amount };
  const { entries, changes = [] } = giveBonus(command.reference, gift, situation);
  const paid = { change: 'cashback-paid', id: period.id, amount, by: command.reference, at: now } as const;
  return { entries, changes: [...changes, paid] };
};
