import type { PlatformBonusTerms, PlatformSegments } from '../../../../../schemas/generated/types';
import { PlatformError } from '../../../errors';
import { mayReceiveMarketing } from '../../../players/restrictions';
import type { OfferedBonus } from '../../bonus-facts';
import type { Facts, GivingFacts } from '../../facts';
import { FinalRefusal } from '../refusal';

/** Input for the decision about a bonus. */
export type GivingSituation = Pick<Facts, 'account' | 'bonuses'> & {
  giving: Omit<GivingFacts, 'game' | 'cashback' | 'queuedVersion'> | undefined;
  now: Date;
};

/** Input for the decision about a cashback payment. */
type CashbackSituation = GivingSituation & { giving: Pick<GivingFacts, 'cashback'> | undefined };

type Rules = Pick<GivingFacts, 'law' | 'market' | 'isPlaying'>;

const MESSAGES = {
  'error.bonus.not.found': 'There is no such bonus.',
  'error.bonus.not.allowed': 'The player may be given no bonus, for now or where they live.',
  'error.bonus.not.open': 'The offer has not begun, or it is over.',
  'error.bonus.not.offered': 'The bonus is not offered where the player lives.',
  'error.bonus.during.play': 'Where the player lives, nobody is given a bonus while they play.',
  'error.bonus.welcome.forbidden': 'Where the player lives, there are no welcome bonuses.',
  'error.bonus.already.claimed': 'The player has had this bonus already.',
  'error.bonus.once.only': 'Where the player lives, nobody is given a second bonus.',
  'error.bonus.active.triggered.already.exists': 'A triggered bonus is active: it has to end first.',
  'error.bonus.active.already.exists': 'A bonus is active in the vertical: it has to end first.',
  'error.bonus.not.active': 'The player has no such bonus, or it has ended.',
  'error.bonus.queue.empty': 'The player has not queued the bonus.',
  'error.bonus.queue.full': 'Another bonus of the vertical is queued.',
  'error.bonus.queue.free': 'No bonus is in the way: this one can be claimed at once.',
  'error.bonus.queue.not.offered': 'A bonus of this kind is not queued.',
  'error.bonus.queue.changed': 'The terms of the bonus have changed since it was queued.',
  'error.cashback.period.open': 'A period of the cashback is not over, or not claimed yet.',
  'error.cashback.not.due': 'The period of the cashback is not over yet.',
  'error.cashback.nothing': 'The losses of the period give nothing back.',
};

/** Reasons against a bonus. */
export type Reason = keyof typeof MESSAGES;

/** The refusal for a reason. Only reasons of the account are final: others may no longer apply on a retry. */
export function refusalFor(reason: Reason): PlatformError {
  if (reason === 'error.bonus.not.allowed') return new FinalRefusal(403, reason, MESSAGES[reason]);
  return new PlatformError(reason === 'error.bonus.not.found' ? 404 : 400, reason, MESSAGES[reason]);
}

/** The reason why the player cannot get a bonus of the campaign now; undefined if they can. */
export function reasonAgainst(situation: GivingSituation): Reason | undefined {
  const offer = situation.giving?.offer;
  return (
    reasonAgainstPeriod(situation) ??
    (offer === undefined ? undefined : reasonOfOthers(offer, situation.bonuses))
  );
}

/** The reason why a player cannot start a cashback period now. An active bonus does not block it, since only own money counts. */
export function reasonAgainstPeriod(situation: Omit<GivingSituation, 'bonuses'>): Reason | undefined {
  const { account, giving, now } = situation;
  const offer = giving?.offer;
  if (offer === undefined) return 'error.bonus.not.found';
  return (
    reasonOfAccount(situation) ??
    reasonOfOffer(offer, giving?.market ?? '', now) ??
    (isFor(offer.terms.audience, giving?.segments, giving?.level ?? 0)
      ? undefined
      : 'error.bonus.not.found') ??
    (giving && reasonOfLaw(offer, giving, account)) ??
    (offer.claims >= offer.terms.timesPerPlayer ? 'error.bonus.already.claimed' : undefined)
  );
}

/**
 * The reason why the player's latest cashback is not paid now. The offer may have ended; an active bonus blocks
 * it only if the cashback has to be wagered.
 */
export function reasonAgainstCashback(situation: CashbackSituation): Reason | undefined {
  const { account, bonuses, giving, now } = situation;
  const offer = giving?.offer;
  const reason = reasonOfAccount(situation);
  if (reason !== undefined || offer === undefined) return reason ?? 'error.bonus.not.found';
  const period = giving?.cashback;
  if (period === undefined || period.outcome === 'dropped') return 'error.bonus.not.active';
  if (period.outcome === 'claimed') return 'error.bonus.already.claimed';
  if (now < period.endsAt) return 'error.cashback.not.due';
  const isWagered = period.offer.terms.wageringTimes > 0;
  return (
    (giving && reasonOfLaw(offer, giving, account)) ??
    (isWagered ? reasonOfOthers(offer, bonuses) : undefined)
  );
}

function reasonOfAccount({ account, giving, now }: Omit<GivingSituation, 'bonuses'>): Reason | undefined {
  if (giving?.offer?.siteId !== account.siteId) return 'error.bonus.not.found';
  const isAllowed = giving.law.isAllowed && mayReceiveMarketing(account, now.getTime());
  return isAllowed ? undefined : 'error.bonus.not.allowed';
}

/** The campaign of a command with the facts for its bonus. Throws the refusal of the reason against it. */
export function assertMayBeGiven<Giving extends GivingFacts>(
  situation: GivingSituation & { giving: Giving | undefined },
): Giving & { offer: OfferedBonus } {
  const reason = reasonAgainst(situation);
  const { giving } = situation;
  if (reason !== undefined || giving?.offer === undefined)
    throw refusalFor(reason ?? 'error.bonus.not.found');
  return { ...giving, offer: giving.offer };
}

function reasonOfOffer({ status, terms }: OfferedBonus, market: string, now: Date): Reason | undefined {
  const { validFrom, validUntil, markets } = terms;
  const isOpen =
    status === 'ACTIVE' &&
    (validFrom === undefined || Date.parse(validFrom) <= now.getTime()) &&
    (validUntil === undefined || now.getTime() < Date.parse(validUntil));
  if (!isOpen) return 'error.bonus.not.open';
  return markets === undefined || markets.includes(market) ? undefined : 'error.bonus.not.offered';
}

/** True if a player belongs to the audience of a campaign; for others it does not exist. */
function isFor(
  audience: PlatformBonusTerms['audience'],
  segments: PlatformSegments | undefined,
  present: number,
): boolean {
  if (audience === undefined) return true;
  const { lastVisit, favouriteVertical, level = 0 } = audience;
  return (
    level <= present &&
    (lastVisit === undefined || lastVisit === segments?.lastVisit) &&
    (favouriteVertical === undefined || favouriteVertical === segments?.favouriteVertical)
  );
}

function reasonOfLaw(
  offer: OfferedBonus,
  { law, isPlaying }: Rules,
  account: Facts['account'],
): Reason | undefined {
  const { reward } = offer.terms;
  if (law.isForbiddenDuringPlay && isPlaying) return 'error.bonus.during.play';
  const isWelcome =
    reward.kind === 'deposit-match' ? reward.depositNumber === 1 : account.totalDepositsCount === 0;
  if (law.forbidsWelcome && isWelcome) return 'error.bonus.welcome.forbidden';
  return law.isOnceOnly && offer.bonuses > 0 ? 'error.bonus.once.only' : undefined;
}

/** BONUS-15, BONUS-16: one bonus per vertical, and none besides one that was triggered by an event. */
function reasonOfOthers({ vertical }: OfferedBonus, bonuses: Facts['bonuses']): Reason | undefined {
  const active = bonuses.filter(({ outcome }) => outcome === null);
  if (active.some(({ category }) => category === 'triggered'))
    return 'error.bonus.active.triggered.already.exists';
  return active.some((held) => held.vertical === vertical) ? 'error.bonus.active.already.exists' : undefined;
}
