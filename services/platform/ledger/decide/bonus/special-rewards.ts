import { PlatformError } from '../../../errors';
import type { OfferedBonus } from '../../bonus-facts';
import type { GivingFacts } from '../../facts';
import { assertMayBeGiven, reasonAgainstPeriod, refusalFor } from './bonus-permission';
import type { Decide, Decision } from '../decision';
import { assignmentIdOf, type GiftFacts, giveBonus } from './give-bonus';

type SpecialKind = 'icash' | 'partner' | 'sportsbook';
type SpecialReward<K extends SpecialKind> = Extract<OfferedBonus['terms']['reward'], { kind: K }>;

/** Own money of a campaign, once. An active bonus does not block it, since it needs no wagering. */
export const activateIcash: Decide<'bonus-icash'> = (situation) => {
  const { command, giving } = situation;
  const reason = reasonAgainstPeriod(situation);
  if (reason !== undefined || giving?.offer === undefined)
    throw refusalFor(reason ?? 'error.bonus.not.found');
  const { offer } = giving;
  const reward = openReward(offer, 'icash');
  // Own money at once, regardless of other terms.
  const own = { ...offer, terms: { ...offer.terms, wageringTimes: 0 } };
  return giveSpecial({ ...giving, offer: own }, reward, command.reference, situation);
};

/** Bonus money for a player with the code of the campaign's partner. */
export const takePartnerBonus: Decide<'bonus-partner'> = (situation) => {
  const { command, wallet } = situation;
  const giving = assertMayBeGiven(situation);
  const reward = openReward(giving.offer, 'partner');
  if (command.bonus !== assignmentIdOf(wallet.playerId, giving.offer))
    throw refusalFor('error.bonus.not.found');
  if (command.code !== reward.code)
    throw new PlatformError(400, 'error.bonus_code.invalid', 'The partner has no such code.');
  return giveSpecial(giving, reward, command.reference, situation, reward.code);
};

/** Bonus money for sportsbook bets. */
export const claimSportsbookReward: Decide<'bonus-sportsbook'> = (situation) => {
  const giving = assertMayBeGiven(situation);
  return giveSpecial(giving, openReward(giving.offer, 'sportsbook'), situation.command.reference, situation);
};

/** The reward of an open campaign of the kind. Throws 404 `error.bonus.not.found` for any other. */
function openReward<K extends SpecialKind>({ access, terms }: OfferedBonus, kind: K): SpecialReward<K> {
  const { reward } = terms;
  if (access !== 'open' || !isOfKind(reward, kind)) throw refusalFor('error.bonus.not.found');
  return reward;
}

function isOfKind<K extends SpecialKind>(
  reward: OfferedBonus['terms']['reward'],
  kind: K,
): reward is SpecialReward<K> {
  return reward.kind === kind;
}

function giveSpecial(
  giving: GivingFacts & { offer: OfferedBonus },
  { amount: euro }: { amount: number },
  reference: string,
  situation: GiftFacts,
  partnerCode?: string,
): Decision {
  const { settings, wallet } = situation;
  const amount = settings.fromEuro(euro, wallet.currency);
  return giveBonus(reference, { ...giving, amount, partnerCode }, situation);
}
