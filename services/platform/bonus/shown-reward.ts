import type { PlatformReward } from '../../../schemas/generated/types';
import type { BonusOutcome } from '../database/tables/bonuses';
import type { Vertical } from '../ledger/accounts';
import type { OfferedBonus } from '../ledger/bonus-facts';
import { givenTerms } from '../ledger/decide/give-bonus';
import type { LedgerSettings } from '../ledger/settings';
import { DAY } from '../live/activity';
import type { BonusLaw } from '../reference-data/country-laws';
import { textIn } from '../reference-data/languages';
import type { Chances } from './chance/chances';
import type { OfferToPlay } from './chance/offer-chance';
import type { GivenTerms } from './given-terms';
import { roundsIn } from './rounds-in';

const verticalNames: Record<Vertical, PlatformReward['vertical']> = {
  CASINO: 'casino',
  LIVE_CASINO: 'live casino',
  SPORTS: 'sports',
};

/** Who a reward is shown to. */
export interface RewardReader {
  language: string;
  /** Languages that stand in for others. */
  standIns: Readonly<Record<string, string>>;
  currency: string;
  law: BonusLaw;
  settings: Pick<LedgerSettings, 'fromEuro'>;
  gameName(gameId: string): string;
}

type Common = Pick<
  PlatformReward,
  | 'campaignId'
  | 'name'
  | 'vertical'
  | 'campaignStatus'
  | 'campaignCategory'
  | 'bonusType'
  | 'hasBonusCode'
  | 'currency'
>;
type FreeRounds = NonNullable<PlatformReward['terms']['freeRounds']>;

function commonOf(
  offer: Pick<
    OfferedBonus,
    'campaignId' | 'names' | 'vertical' | 'status' | 'category' | 'bonusType' | 'bonusCode'
  >,
  { language, standIns }: RewardReader,
  currency: string,
): Common {
  return {
    campaignId: offer.campaignId,
    name: textIn(offer.names, language, standIns),
    vertical: verticalNames[offer.vertical],
    campaignStatus: offer.status,
    campaignCategory: offer.category,
    bonusType: offer.bonusType,
    hasBonusCode: offer.bonusCode !== null,
    currency,
  };
}

/** The free rounds of a campaign; none of them are played. */
function roundsOf({ terms }: OfferedBonus, reader: RewardReader): FreeRounds | undefined {
  const given = roundsIn(terms);
  if (given === undefined) return undefined;
  const { gameId, rounds, stake } = given;
  const minor = Math.max(1, reader.settings.fromEuro(stake, reader.currency));
  return { gameId, gameName: reader.gameName(gameId), rounds, left: rounds, stake: minor };
}

/** The terms of an offer as its holder would get them, for the highest bonus. */
function termsOfOffer(
  offer: OfferedBonus,
  reader: RewardReader,
): { amount: number; terms: PlatformReward['terms']; toPlay: OfferToPlay } {
  const { terms } = offer;
  const { reward } = terms;
  const { currency, settings, law } = reader;
  const euro = reward.kind === 'deposit-match' ? reward.maximum : reward.kind === 'money' ? reward.amount : 0;
  const amount = euro === 0 ? 0 : settings.fromEuro(euro, currency);
  const freeRounds = roundsOf(offer, reader);
  const worth = amount + (freeRounds === undefined ? 0 : freeRounds.rounds * freeRounds.stake);
  const given = givenTerms({ offer, law }, worth, currency, settings);
  return {
    amount,
    terms: {
      reward: reward.kind,
      ...(reward.kind === 'deposit-match'
        ? { percent: reward.percent, minimumDeposit: settings.fromEuro(reward.minimumDeposit, currency) }
        : {}),
      ...(freeRounds === undefined ? {} : { freeRounds }),
      ...shownTerms(given),
      days: Math.max(terms.days, law.minimumDays),
    },
    toPlay: {
      ...{ vertical: offer.vertical, currency, bonusType: offer.bonusType, amount },
      percent: reward.kind === 'deposit-match' ? reward.percent : undefined,
      freeRounds: freeRounds && {
        gameId: freeRounds.gameId,
        rounds: freeRounds.rounds,
        stake: freeRounds.stake,
      },
      terms: given,
    },
  };
}

function shownTerms({
  wageringTimes,
  maximumStake,
  maximumWin,
  weights,
}: GivenTerms): Pick<PlatformReward['terms'], 'wageringTimes' | 'maximumStake' | 'maximumWin' | 'weights'> {
  return { wageringTimes, maximumStake, maximumWin, weights: { ...weights } };
}

/** An offer that the player can claim, or could once an active bonus has ended, with its chance. */
export async function shownOffer(
  offer: OfferedBonus,
  reader: RewardReader & { chances: Chances },
  state: { blockedBy: string | null; isOptedIn: boolean },
): Promise<PlatformReward> {
  const { amount, terms, toPlay } = termsOfOffer(offer, reader);
  const chance = await reader.chances.of(toPlay);
  return {
    ...commonOf(offer, reader, reader.currency),
    amount,
    wageringAmount: amount * terms.wageringTimes,
    ...(offer.terms.validUntil === undefined ? {} : { expiresAt: offer.terms.validUntil }),
    ...(terms.reward === 'free-rounds' ? { betBonusType: -1 } : {}),
    ...state,
    terms: { ...terms, ...(chance === undefined ? {} : { chance }) },
  };
}

/** A bonus that a player has had. */
export interface StoredBonus {
  assignmentId: string;
  state: 'ACTIVATED' | 'FORFEITED';
  currency: string;
  amount: number;
  wageringAmount: number;
  wagered: number;
  startedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  outcome: BonusOutcome | null;
  converted: number;
  terms: GivenTerms;
  campaign: Omit<OfferedBonus, 'terms' | 'version' | 'claims' | 'bonuses'>;
  freeRounds: Pick<FreeRounds, 'gameId' | 'rounds' | 'left' | 'stake'> | null;
  /** Bonus money of the vertical. */
  balance: number;
  usualStake: number | null;
}

/** A bonus with its maths: what was given, what is left to stake, and what it holds. */
export function shownBonus(bonus: StoredBonus, reader: RewardReader): PlatformReward {
  const { freeRounds, startedAt, expiresAt, endedAt, wageringAmount, terms } = bonus;
  const isOver = endedAt !== null;
  return {
    ...commonOf(bonus.campaign, reader, bonus.currency),
    bonusAssignmentId: bonus.assignmentId,
    state: bonus.state,
    amount: bonus.amount,
    wageringAmount,
    wageringProgress: Math.min(wageringAmount, bonus.wagered),
    startedAt: startedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    outcome: bonus.outcome,
    converted: bonus.converted,
    balance: isOver ? 0 : bonus.balance,
    usualStake: bonus.usualStake,
    ...(freeRounds === null ? {} : { betBonusType: -1 }),
    terms: {
      reward: freeRounds === null ? 'money' : 'free-rounds',
      ...(freeRounds === null
        ? {}
        : { freeRounds: { ...freeRounds, gameName: reader.gameName(freeRounds.gameId) } }),
      ...shownTerms(terms),
      days: Math.max(1, Math.round((expiresAt.getTime() - startedAt.getTime()) / DAY)),
    },
  };
}
