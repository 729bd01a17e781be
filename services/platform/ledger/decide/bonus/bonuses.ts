import { PlatformError } from '../../../errors';
import { isExcludedAt } from '../../../players/restrictions';
import { roundsIn } from '../../../bonus/rounds-in';
import type { HeldBonus, OfferedBonus } from '../../bonus-facts';
import { assertMayBeGiven, reasonAgainst, refusalFor } from './bonus-permission';
import type { Decide, Decision, Situation } from '../decision';
import type { GivingFacts } from '../../facts';
import type { LedgerGame } from '../../games';
import { takeBonus } from './end-bonus';
import { type Gift, type GiftFacts, giveBonus } from './give-bonus';
import { notEnough } from '../refusal';

/** Bonus money of a campaign, in an amount chosen by the operator. */
export const grantBonus: Decide<'bonus-grant'> = (situation) => {
  const { command } = situation;
  const giving = assertMayBeGiven(situation);
  return giveBonus(command.reference, { ...giving, amount: command.amount }, situation);
};

/** A bonus claimed by the player. Deposit bonuses come with a deposit and cannot be claimed. */
export const claimBonus: Decide<'bonus-claim'> = (situation) => {
  const { command } = situation;
  const giving = assertMayBeGiven(situation);
  assertOpen(giving.offer, command.code);
  return giveClaimed(giving, command.reference, situation);
};

/** The bonus in the player's queue, with the terms it was queued with. */
export const claimQueued: Decide<'bonus-queued'> = (situation) => {
  const { command, giving } = situation;
  // The response does not reveal campaigns that are not queued.
  if (giving === undefined || giving.queuedVersion === null) throw refusalFor('error.bonus.queue.empty');
  const given = assertMayBeGiven(situation);
  if (given.offer.version !== giving.queuedVersion) throw refusalFor('error.bonus.queue.changed');
  return giveClaimed(given, command.reference, situation);
};

/** A campaign's bonus without a deposit. Throws the refusal of a kind with its own command. */
export function giveClaimed(
  giving: GivingFacts & { offer: OfferedBonus },
  reference: string,
  situation: GiftFacts,
): Decision {
  const { settings, wallet } = situation;
  const { reward } = giving.offer.terms;
  switch (reward.kind) {
    case 'deposit-match':
      throw new PlatformError(
        400,
        'error.bonus.deposit.required',
        'This bonus comes with a deposit: choose it there.',
      );
    case 'money': {
      const amount = settings.fromEuro(reward.amount, wallet.currency);
      return giveBonus(reference, { ...giving, amount }, situation);
    }
    case 'cashback':
      // Cashback is paid for a period that the player has started.
      throw refusalFor('error.bonus.not.active');
    case 'icash':
    case 'partner':
    case 'sportsbook':
      // These kinds have their own commands.
      throw refusalFor('error.bonus.not.found');
    case 'free-rounds': {
      const freeRounds = roundsOf(giving, situation);
      if (freeRounds === undefined)
        throw new PlatformError(400, 'error.bonus.not.open', `The catalogue has no game ${reward.gameId}.`);
      return giveBonus(reference, { ...giving, amount: 0, freeRounds }, situation);
    }
  }
}

/** Free rounds of a campaign in the player's currency; undefined without any, or when the game is no longer in the catalogue. */
function roundsOf(
  { offer, game }: { offer: OfferedBonus; game: LedgerGame | undefined },
  { settings, wallet }: Pick<GiftFacts, 'settings' | 'wallet'>,
): Gift['freeRounds'] {
  const given = roundsIn(offer.terms);
  if (given === undefined || game === undefined) return undefined;
  const { gameId, rounds, stake } = given;
  return {
    ...{ gameId, rounds, provider: game.provider },
    stake: Math.max(1, settings.fromEuro(stake, wallet.currency)),
  };
}

/** Players claim open campaigns, or those whose code they have. */
function assertOpen({ access, bonusCode }: OfferedBonus, code: string | undefined): void {
  if (access === 'open' || (access === 'code' && code === bonusCode)) return;
  throw new PlatformError(404, 'error.bonus.not.found', 'There is no such bonus.');
}

/**
 * The bonus selected with a deposit, for which the player was eligible when the payment started; none if it can
 * no longer be given, since a deposit is always credited.
 */
export function bonusOfDeposit(situation: Situation<'deposit'>): Decision {
  const { command, account, giving, settings, wallet } = situation;
  if (giving?.offer === undefined || reasonAgainst(situation) !== undefined) return { entries: [] };
  const offer = giving.offer;
  const { reward } = offer.terms;
  if (reward.kind !== 'deposit-match') return { entries: [] };
  const { percent, maximum, minimumDeposit, depositNumber } = reward;
  const isTooSmall = command.amount < settings.fromEuro(minimumDeposit, wallet.currency);
  const isOther = depositNumber !== undefined && depositNumber !== account.totalDepositsCount + 1;
  if (isTooSmall || isOther) return { entries: [] };
  const share = Math.floor((command.amount * percent) / 100);
  const amount = Math.min(share, settings.fromEuro(maximum, wallet.currency));
  const freeRounds = roundsOf({ ...giving, offer }, situation);
  const gift = { offer, law: giving.law, amount, deposit: command.reference, freeRounds };
  return giveBonus(`${command.reference}~bonus`, gift, situation);
}

/** Returns all bonus money of a vertical to the bonus fund and ends its bonus; real money remains. */
export const forfeitBonus: Decide<'bonus-forfeit'> = ({ command, wallet, bonuses, now }) => {
  const held = bonuses.find(({ vertical, outcome }) => vertical === command.vertical && outcome === null);
  if (command.bonus !== undefined && held?.id !== command.bonus)
    throw new PlatformError(400, 'error.bonus.not.active', `The bonus ${command.bonus} is not active.`);
  if (held === undefined) return { entries: [] };
  return takeBonus(command.reference, held, wallet.balances, 'forfeited', now);
};

/** An expired bonus, or one of an excluded player, ends like a forfeited one. Own money remains. */
export const expireBonus: Decide<'bonus-expire'> = ({ command, wallet, bonuses, account, now }) => {
  const held = bonuses.find(({ id, outcome }) => id === command.bonus && outcome === null);
  if (held === undefined) return { entries: [] };
  if (isExcludedAt(account, now.getTime()))
    return takeBonus(command.reference, held, wallet.balances, 'forfeited', now);
  if (held.expiresAt > now.getTime()) return { entries: [] };
  return takeBonus(command.reference, held, wallet.balances, 'expired', now);
};

/** Forfeits all active bonuses. */
export function forfeitAll(
  reference: string,
  { bonuses, wallet, now }: Pick<Situation<'withdrawal'>, 'bonuses' | 'wallet' | 'now'>,
): Required<Decision> {
  const ended = activeOf(bonuses).map((held) =>
    takeBonus(`${reference}~${held.vertical.toLowerCase()}`, held, wallet.balances, 'forfeited', now),
  );
  return {
    entries: ended.flatMap(({ entries }) => entries),
    changes: ended.flatMap(({ changes }) => changes),
  };
}

/** Bonuses that have not ended. */
export function activeOf(bonuses: readonly HeldBonus[]): HeldBonus[] {
  return bonuses.filter(({ outcome }) => outcome === null);
}

/** Locks real money that must be played before withdrawal, such as a deposit with a bonus. */
export const lock: Decide<'lock'> = ({ command, wallet }) => {
  if (wallet.balances.main < command.amount) throw notEnough('money to lock');
  return {
    entries: [
      {
        reference: command.reference,
        type: 'LOCK',
        category: 'BONUS',
        player: { main: -command.amount, locked: command.amount },
        house: {},
      },
    ],
  };
};

/** Unlocks locked money. */
export const unlock: Decide<'unlock'> = ({ command, wallet }) => {
  if (wallet.balances.locked < command.amount) throw notEnough('locked money');
  return {
    entries: [
      {
        reference: command.reference,
        type: 'UNLOCK',
        category: 'BONUS',
        player: { main: command.amount, locked: -command.amount },
        house: {},
      },
    ],
  };
};
