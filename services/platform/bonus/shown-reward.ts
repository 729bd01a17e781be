import type { PlatformReward } from '../../../schemas/generated/types';
import type { BonusOutcome } from '../database/tables/bonuses';
import type { Vertical } from '../ledger/accounts';
import type { OfferedBonus } from '../ledger/bonus-facts';
import type { CashbackPeriod } from '../ledger/cashback-facts';
import { givenTerms } from '../ledger/decide/bonus/give-bonus';
import type { LedgerSettings } from '../ledger/settings';
import { DAY } from '../live/activity';
import type { BonusLaw } from '../reference-data/country-laws';
import { textIn } from '../reference-data/languages';
import { cashbackOf, cashbackTerms } from './cashback-terms';
import type { Chances } from './chance/chances';
import type { OfferToPlay } from './chance/offer-chance';
import type { GivenTerms } from './given-terms';
import { isBoostedAt } from './level-terms';
import { roundsIn } from './rounds-in';

const verticalNames: Record<Vertical, PlatformReward['vertical']> = {
  CASINO: 'casino',
  LIVE_CASINO: 'live casino',
  SPORTS: 'sports',
};

/** Context of a reader of rewards. */
export interface RewardReader {
  language: string;
  /** Fallback languages. */
  standIns: Readonly<Record<string, string>>;
  currency: string;
  law: BonusLaw;
  settings: Pick<LedgerSettings, 'fromEuro'>;
  gameName(gameId: string): string;
  /** Name of a loyalty level of a site. */
  levelName(siteId: number, level: number): string;
}

type Common = Pick<
  PlatformReward,
  | 'campaignId'
  | 'name'
  | 'vertical'
  | 'campaignStatus'
  | 'campaignCategory'
  | 'bonusType'
  | 'product'
  | 'bonusKind'
  | 'rewardKind'
  | 'triggerEvent'
  | 'hasBonusCode'
  | 'currency'
>;
type Reward = OfferedBonus['terms']['reward'];
type FreeRounds = NonNullable<PlatformReward['terms']['freeRounds']>;

function commonOf(
  offer: Pick<
    OfferedBonus,
    'campaignId' | 'names' | 'vertical' | 'status' | 'category' | 'bonusType' | 'bonusCode'
  >,
  { language, standIns }: RewardReader,
  currency: string,
  reward: Reward['kind'],
  triggerEvent: PlatformReward['triggerEvent'],
): Common {
  const product = productOf(offer.vertical, reward);
  return {
    campaignId: offer.campaignId,
    name: textIn(offer.names, language, standIns),
    vertical: verticalNames[offer.vertical],
    campaignStatus: offer.status,
    campaignCategory: offer.category,
    bonusType: offer.bonusType,
    product,
    bonusKind: bonusKindOf(offer.category, reward),
    ...(triggerEvent === undefined ? {} : { triggerEvent }),
    rewardKind: product === 'FREE_BET' || product === 'FREE_SPINS' ? 'ITEM' : 'CASH',
    hasBonusCode: offer.bonusCode !== null,
    currency,
  };
}

function productOf(vertical: Vertical, reward: Reward['kind']): PlatformReward['product'] {
  if (reward === 'free-rounds') return 'FREE_SPINS';
  return reward === 'sportsbook' ? 'FREE_BET' : vertical;
}

function bonusKindOf(
  category: PlatformReward['campaignCategory'],
  reward: Reward['kind'],
): PlatformReward['bonusKind'] {
  if (category === 'triggered') return 'TRIGGERED';
  return reward === 'deposit-match' || reward === 'cashback' ? 'OPT_IN' : 'MANUAL';
}

/** The free rounds of a campaign, none of them played. */
function roundsOf({ terms }: Pick<OfferedBonus, 'terms'>, reader: RewardReader): FreeRounds | undefined {
  const given = roundsIn(terms);
  if (given === undefined) return undefined;
  const { gameId, rounds, stake } = given;
  const minor = Math.max(1, reader.settings.fromEuro(stake, reader.currency));
  return { gameId, gameName: reader.gameName(gameId), rounds, left: rounds, stake: minor };
}

/** The terms of an offer as given to the player, for the maximum bonus. */
function termsOfOffer(
  offer: Pick<OfferedBonus, 'terms' | 'version'>,
  reader: RewardReader,
  isBoosted = false,
): { amount: number; terms: PlatformReward['terms']; given: GivenTerms } {
  const { terms } = offer;
  const { reward } = terms;
  const { currency, settings, law } = reader;
  const euro = highestOf(reward);
  const amount = euro === 0 ? 0 : settings.fromEuro(euro, currency);
  const freeRounds = roundsOf(offer, reader);
  const worth = amount + (freeRounds === undefined ? 0 : freeRounds.rounds * freeRounds.stake);
  const given = givenTerms({ offer, law }, worth, currency, settings);
  return {
    amount,
    terms: {
      reward: reward.kind,
      ...(reward.kind === 'partner' ? { partner: reward.partner } : {}),
      ...(reward.kind === 'deposit-match'
        ? { percent: reward.percent, minimumDeposit: settings.fromEuro(reward.minimumDeposit, currency) }
        : {}),
      ...(reward.kind === 'cashback' ? shownCashbackTerms(reward, isBoosted, reader) : {}),
      ...(freeRounds === undefined ? {} : { freeRounds }),
      ...shownTerms(given),
      days: Math.max(terms.days, law.minimumDays),
    },
    given,
  };
}

/** Input for the chance of an offer; undefined for cashback, whose amount depends on prior losses. */
function offerToPlay(
  { vertical, bonusType }: OfferedBonus,
  currency: string,
  { amount, terms: { reward, percent, freeRounds }, given }: ReturnType<typeof termsOfOffer>,
): OfferToPlay | undefined {
  if (reward === 'cashback') return undefined;
  return {
    ...{ vertical, currency, bonusType, amount, terms: given },
    percent: reward === 'deposit-match' ? percent : undefined,
    freeRounds: freeRounds && {
      gameId: freeRounds.gameId,
      rounds: freeRounds.rounds,
      stake: freeRounds.stake,
    },
  };
}

/** The maximum bonus money of a reward, in euro. */
function highestOf(reward: Reward): number {
  switch (reward.kind) {
    case 'deposit-match':
    case 'cashback':
      return reward.maximum;
    case 'money':
    case 'icash':
    case 'partner':
    case 'sportsbook':
      return reward.amount;
    case 'free-rounds':
      return 0;
  }
}

function shownCashbackTerms(
  reward: Extract<Reward, { kind: 'cashback' }>,
  isBoosted: boolean,
  { currency, settings }: RewardReader,
): Pick<PlatformReward['terms'], 'percent' | 'minimumLoss' | 'period'> {
  const { percent, minimumLoss } = cashbackTerms(reward, isBoosted, currency, settings.fromEuro);
  return { percent, minimumLoss, period: reward.period };
}

function shownTerms({
  wageringTimes,
  maximumStake,
  maximumWin,
  weights,
}: GivenTerms): Pick<PlatformReward['terms'], 'wageringTimes' | 'maximumStake' | 'maximumWin' | 'weights'> {
  return { wageringTimes, maximumStake, maximumWin, weights: { ...weights } };
}

/** State of an offer for a player. */
export interface OfferState extends Pick<
  PlatformReward,
  'bonusCode' | 'bonusAssignmentId' | 'queuedPlayerBonusId' | 'queueState' | 'cashbackActivated'
> {
  blockedBy: string | null;
  isOptedIn: boolean;
}

/** The boosted percentage of a level; empty for a reward without one. */
function boosterOf(
  { siteId, terms: { reward } }: Pick<OfferedBonus, 'siteId' | 'terms'>,
  isActive: boolean,
  reader: RewardReader,
): Pick<PlatformReward, 'cashbackBooster'> {
  if (reward.kind !== 'cashback' || reward.booster === undefined) return {};
  const { level, percent } = reward.booster;
  return { cashbackBooster: { level, levelName: reader.levelName(siteId, level), percent, isActive } };
}

/**
 * An offer that the player can claim now or after an active bonus, with its chance.
 *
 * @param level of the player, if the terms depend on it
 */
export async function shownOffer(
  offer: OfferedBonus,
  reader: RewardReader & { chances: Pick<Chances, 'of'> },
  state: OfferState,
  level = 0,
): Promise<PlatformReward> {
  const inWallet = termsOfOffer(offer, reader);
  const { amount, terms } = inWallet;
  const toPlay = offerToPlay(offer, reader.currency, inWallet);
  const chance = toPlay && (await reader.chances.of(toPlay));
  return {
    ...commonOf(offer, reader, reader.currency, terms.reward, offer.terms.triggerEvent),
    amount,
    wageringAmount: amount * terms.wageringTimes,
    ...(offer.terms.validUntil === undefined ? {} : { expiresAt: offer.terms.validUntil }),
    ...(terms.reward === 'free-rounds' ? { betBonusType: -1 } : {}),
    ...(terms.freeRounds === undefined ? {} : { freeSpinDetail: terms.freeRounds }),
    ...boosterOf(offer, isBoostedAt(offer.terms.reward, level), reader),
    ...(offer.terms.points === undefined ? {} : { points: offer.terms.points }),
    ...state,
    terms: { ...terms, ...(chance === undefined ? {} : { chance }) },
  };
}

/** An open cashback period with its current losses. */
export function shownPeriod(period: CashbackPeriod, reader: RewardReader): PlatformReward {
  const { offer, startedAt, endsAt, isBoosted, netLoss } = period;
  const { amount, terms } = termsOfOffer(offer, reader, isBoosted);
  const { reward } = offer.terms;
  if (reward.kind !== 'cashback') throw new Error(`Campaign ${offer.campaignId} has no terms of a cashback.`);
  const { currency, settings } = reader;
  const cashback = cashbackOf(netLoss, cashbackTerms(reward, isBoosted, currency, settings.fromEuro));
  return {
    ...commonOf(offer, reader, reader.currency, terms.reward, offer.terms.triggerEvent),
    ...boosterOf(offer, isBoosted, reader),
    cashbackInfo: { endsAt: endsAt.toISOString(), netLoss, cashback },
    ...{ cashbackActivated: true, state: 'ACTIVATED', startedAt: startedAt.toISOString() },
    ...{ amount, wageringAmount: amount * terms.wageringTimes, terms },
  };
}

/** A bonus given to a player. */
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
  partnerCode: string | null;
  campaign: Omit<OfferedBonus, 'terms' | 'version' | 'claims' | 'bonuses'>;
  freeRounds: Pick<FreeRounds, 'gameId' | 'rounds' | 'left' | 'stake'> | null;
  /** Bonus money of the vertical. */
  balance: number;
  usualStake: number | null;
}

/** A bonus with its amounts: given, left to wager, and balance. */
export function shownBonus(bonus: StoredBonus, reader: RewardReader): PlatformReward {
  const { freeRounds, startedAt, expiresAt, endedAt, wageringAmount, terms, partnerCode } = bonus;
  const isOver = endedAt !== null;
  const detail = freeRounds && { ...freeRounds, gameName: reader.gameName(freeRounds.gameId) };
  const given = terms.reward ?? (freeRounds === null ? 'money' : 'free-rounds');
  return {
    ...commonOf(bonus.campaign, reader, bonus.currency, given, terms.triggerEvent),
    ...(bonus.campaign.bonusCode === null ? {} : { bonusCode: bonus.campaign.bonusCode }),
    ...(partnerCode === null ? {} : { partnerBonusCode: partnerCode }),
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
    ...(detail === null ? {} : { betBonusType: -1, freeSpinDetail: detail }),
    terms: {
      reward: detail === null ? shownKind(given) : 'free-rounds',
      ...(detail === null ? {} : { freeRounds: detail }),
      ...shownTerms(terms),
      days: Math.max(1, Math.round((expiresAt.getTime() - startedAt.getTime()) / DAY)),
    },
  };
}

/** Bonus money is shown alike however it was given; only kinds with their own card are distinguished. */
function shownKind(given: Reward['kind']): PlatformReward['terms']['reward'] {
  return given === 'icash' || given === 'partner' || given === 'sportsbook' ? given : 'money';
}
