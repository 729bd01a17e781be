import { PlatformError } from '../../errors';
import type { Facts } from '../facts';
import { assertMayHaveBonus } from './permission';

/** The first deposit, or one that is not there yet, makes a bonus a welcome. */
const FIRST = 1;

export type GivingFacts = Pick<
  Facts,
  'account' | 'offer' | 'bonuses' | 'bonusLaw' | 'market' | 'isPlaying'
> & { now: Date };

type Offer = NonNullable<Facts['offer']>;

/** A bonus that is refused for now: once the reason is gone, the same command is done. */
function refused(code: string, message: string): PlatformError {
  return new PlatformError(400, code, message);
}

/**
 * The campaign of a command, if a bonus of it may be given now. Throws 404 `error.bonus.not.found`, 403 `error.bonus.not.allowed` for
 * the account or the law, and 400 with the codes of docs/rewards.md.
 */
export function assertMayBeGiven(facts: GivingFacts): Offer {
  const { account, offer, bonusLaw, now } = facts;
  if (offer === undefined || offer.siteId !== account.siteId)
    throw new PlatformError(404, 'error.bonus.not.found', 'There is no such bonus.');
  assertMayHaveBonus(account, bonusLaw.isAllowed, now);
  assertOffered(offer, facts.market, now);
  assertLaw(offer, facts);
  if (offer.claims >= offer.terms.timesPerPlayer)
    throw refused('error.bonus.already.claimed', 'The player has had this bonus already.');
  if (bonusLaw.isOnceOnly && offer.bonuses > 0)
    throw refused('error.bonus.once.only', 'Where the player lives, nobody is given a second bonus.');
  assertNoOther(offer, facts.bonuses);
  return offer;
}

function assertOffered({ status, terms }: Offer, market: string, now: Date): void {
  const { validFrom, validUntil, markets } = terms;
  const isOpen =
    status === 'ACTIVE' &&
    (validFrom === undefined || new Date(validFrom) <= now) &&
    (validUntil === undefined || now < new Date(validUntil));
  if (!isOpen) throw refused('error.bonus.not.open', 'The offer has not begun, or it is over.');
  if (markets === undefined || markets.includes(market)) return;
  throw refused('error.bonus.not.offered', 'The bonus is not offered where the player lives.');
}

function assertLaw(offer: Offer, { bonusLaw, isPlaying, account }: GivingFacts): void {
  const { reward } = offer.terms;
  if (bonusLaw.isForbiddenDuringPlay && isPlaying)
    throw refused(
      'error.bonus.during.play',
      'Where the player lives, nobody is given a bonus while they play.',
    );
  const isWelcome =
    reward.kind === 'deposit-match' ? reward.depositNumber === FIRST : account.totalDepositsCount === 0;
  if (bonusLaw.forbidsWelcome && isWelcome)
    throw refused('error.bonus.welcome.forbidden', 'Where the player lives, there are no welcome bonuses.');
}

/** BONUS-15, BONUS-16: one bonus in each vertical, and none beside one that was given for something that happened. */
function assertNoOther({ vertical }: Offer, bonuses: Facts['bonuses']): void {
  const active = bonuses.filter(({ outcome }) => outcome === null);
  if (active.some(({ category }) => category === 'triggered'))
    throw refused(
      'error.bonus.active.triggered.already.exists',
      'A triggered bonus is active: it has to end first.',
    );
  if (active.some((held) => held.vertical === vertical))
    throw refused(
      'error.bonus.active.already.exists',
      `A bonus is active in ${vertical}: it has to end first.`,
    );
}
