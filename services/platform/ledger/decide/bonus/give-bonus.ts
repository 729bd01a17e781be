import type { GivenTerms } from '../../../bonus/given-terms';
import { DAY } from '../../../live/activity';
import { bonusBucket } from '../../accounts';
import type { Change } from '../../change';
import type { Entry } from '../../entry';
import type { BonusLaw } from '../../../reference-data/country-laws';
import type { OfferedBonus } from '../../bonus-facts';
import type { Facts } from '../../facts';
import type { LedgerSettings } from '../../settings';
import type { Decision } from '../decision';

/** Contents of a bonus: bonus money, free rounds whose wins become bonus money, or both. */
export interface Gift {
  offer: OfferedBonus;
  law: BonusLaw;
  /** Bonus money in minor units. */
  amount: number;
  /** The deposit for which it is given. */
  deposit?: string | undefined;
  freeRounds?: { gameId: string; provider: string; rounds: number; stake: number } | undefined;
  /** The partner code for which it is given. */
  partnerCode?: string | undefined;
}

/** Further input for giving a bonus. */
export type GiftFacts = Pick<Facts, 'wallet'> & { now: Date; settings: LedgerSettings };

/** The id of the player's next bonus of a campaign. */
export function assignmentIdOf(
  playerId: number,
  { campaignId, claims }: Pick<OfferedBonus, 'campaignId' | 'claims'>,
): string {
  return `bonus-${playerId}-${campaignId}-${claims + 1}`;
}

/** The terms of a campaign in the player's currency, with the law of their country applied. */
export function givenTerms(
  { offer: { terms, version }, law }: Pick<Gift, 'law'> & { offer: Pick<OfferedBonus, 'terms' | 'version'> },
  worth: number,
  currency: string,
  { fromEuro }: Pick<LedgerSettings, 'fromEuro'>,
): GivenTerms {
  const { maximumStake, maximumWinTimes, weights = {} } = terms;
  return {
    version,
    reward: terms.reward.kind,
    ...(terms.triggerEvent === undefined ? {} : { triggerEvent: terms.triggerEvent }),
    wageringTimes: Math.min(terms.wageringTimes, law.maximumWagering ?? Infinity),
    maximumStake: maximumStake === undefined ? null : fromEuro(maximumStake, currency),
    maximumWin: maximumWinTimes === undefined ? null : Math.floor(worth * maximumWinTimes),
    weights,
  };
}

/** Gives a bonus: money from the bonus fund, and free rounds. Money without wagering is the player's own at once, which ends the bonus. */
export function giveBonus(reference: string, gift: Gift, facts: GiftFacts): Decision {
  const { offer, law, amount, deposit, freeRounds, partnerCode } = gift;
  const { wallet, now, settings } = facts;
  const worth = amount + (freeRounds === undefined ? 0 : freeRounds.rounds * freeRounds.stake);
  const terms = givenTerms(gift, worth, wallet.currency, settings);
  const id = assignmentIdOf(wallet.playerId, offer);
  const isOwn = terms.wageringTimes === 0;
  const days = Math.max(offer.terms.days, law.minimumDays);
  const expiresAt = new Date(now.getTime() + days * DAY);
  const entries: Entry[] =
    amount === 0
      ? []
      : [
          {
            reference,
            type: 'DEPOSIT',
            category: 'BONUS',
            player: { [isOwn ? 'main' : bonusBucket(offer.vertical)]: amount },
            house: { 'bonus-fund': -amount },
          },
        ];
  const changes: Change[] = [
    {
      change: 'bonus-given',
      bonus: {
        assignmentId: id,
        playerId: wallet.playerId,
        campaignId: offer.campaignId,
        vertical: offer.vertical,
        state: 'ACTIVATED',
        currency: wallet.currency,
        amount,
        wageringAmount: amount * terms.wageringTimes,
        startedAt: now,
        expiresAt,
        deposit: deposit ?? null,
        partnerCode: partnerCode ?? null,
        terms,
        ...(isOwn ? { endedAt: now, outcome: 'converted', converted: amount } : {}),
      },
    },
  ];
  // A given bonus leaves the queue.
  changes.push({ change: 'queue-left', campaignId: offer.campaignId });
  if (deposit !== undefined) changes.push({ change: 'opt-in-used' });
  if (freeRounds !== undefined) {
    const { gameId, provider, rounds, stake } = freeRounds;
    changes.push({
      change: 'free-rounds-given',
      grant: {
        ...{ playerId: wallet.playerId, gameId, provider, stake, currency: wallet.currency },
        granted: rounds,
        winsTo: isOwn ? 'main' : 'bonus',
        bonus: id,
        grantedAt: now,
        expiresAt,
      },
    });
  }
  return { entries, changes };
}
