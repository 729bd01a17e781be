import { PlatformError } from '../../errors';
import type { HeldBonus, OfferedBonus } from '../bonus-facts';
import { assertMayBeGiven } from './bonus-permission';
import type { Decide, Decision, Situation } from './decision';
import { takeBonus } from './end-bonus';
import { type Gift, giveBonus } from './give-bonus';
import { notEnough } from './refusal';

/** Bonus money of a campaign for a player, in an amount of the operator's choice. */
export const grantBonus: Decide<'bonus-grant'> = (situation) => {
  const { command } = situation;
  const offer = assertMayBeGiven(situation);
  return giveBonus(command.reference, { offer, amount: command.amount }, situation);
};

/** A bonus that the player chose. A share of a deposit comes with the deposit, so it cannot be had this way. */
export const claimBonus: Decide<'bonus-claim'> = (situation) => {
  const { command, settings, wallet } = situation;
  const offer = assertMayBeGiven(situation);
  assertOpen(offer, command.code);
  const { reward } = offer.terms;
  switch (reward.kind) {
    case 'deposit-match':
      throw new PlatformError(
        400,
        'error.bonus.deposit.required',
        'This bonus comes with a deposit: choose it there.',
      );
    case 'money': {
      const amount = settings.fromEuro(reward.amount, wallet.currency);
      return giveBonus(command.reference, { offer, amount }, situation);
    }
    case 'free-rounds': {
      const freeRounds = roundsOf(reward, situation);
      if (freeRounds === undefined)
        throw new PlatformError(400, 'error.bonus.not.open', `The catalogue has no game ${reward.gameId}.`);
      return giveBonus(command.reference, { offer, amount: 0, freeRounds }, situation);
    }
  }
};

/** Free rounds of a campaign in the player's currency; undefined when the game has left the catalogue. */
function roundsOf(
  { gameId, rounds, stake }: { gameId: string; rounds: number; stake: number },
  { rewardGame, settings, wallet }: Pick<Situation<'bonus-claim'>, 'rewardGame' | 'settings' | 'wallet'>,
): Gift['freeRounds'] {
  if (rewardGame === undefined) return undefined;
  const { provider } = rewardGame;
  return { gameId, provider, rounds, stake: Math.max(1, settings.fromEuro(stake, wallet.currency)) };
}

/** A player claims what is open, or what they have the code of. */
function assertOpen({ access, bonusCode }: OfferedBonus, code: string | undefined): void {
  if (access === 'open' || (access === 'code' && code === bonusCode)) return;
  throw new PlatformError(404, 'error.bonus.not.found', 'There is no such bonus.');
}

/** The bonus that a player chose with a deposit; nothing when it cannot be given, since a deposit is credited in any case. */
export function bonusOfDeposit(situation: Situation<'deposit'>): Decision {
  const { command, account, settings, wallet } = situation;
  if (command.campaign === undefined) return { entries: [] };
  try {
    const offer = assertMayBeGiven(situation);
    assertOpen(offer, command.code);
    const { reward } = offer.terms;
    if (reward.kind !== 'deposit-match') return { entries: [] };
    const { percent, maximum, minimumDeposit, depositNumber } = reward;
    const isTooSmall = command.amount < settings.fromEuro(minimumDeposit, wallet.currency);
    const isOther = depositNumber !== undefined && depositNumber !== account.totalDepositsCount + 1;
    if (isTooSmall || isOther) return { entries: [] };
    const share = Math.floor((command.amount * percent) / 100);
    const amount = Math.min(share, settings.fromEuro(maximum, wallet.currency));
    const freeRounds = reward.freeRounds && roundsOf(reward.freeRounds, situation);
    const gift = { offer, amount, deposit: command.reference, freeRounds };
    return giveBonus(`${command.reference}~bonus`, gift, situation);
  } catch (error) {
    if (error instanceof PlatformError) return { entries: [] };
    throw error;
  }
}

/** All bonus money of a vertical back to the bonus fund, and the end of its bonus; real money stays. */
export const forfeitBonus: Decide<'bonus-forfeit'> = ({ command, wallet, bonuses, now }) => {
  const held = bonuses.find(({ vertical, outcome }) => vertical === command.vertical && outcome === null);
  if (command.bonus !== undefined && held?.id !== command.bonus)
    throw new PlatformError(400, 'error.bonus.not.active', `The bonus ${command.bonus} is not active.`);
  if (held === undefined) return { entries: [] };
  return takeBonus(command.reference, held, wallet.balances, 'forfeited', now);
};

/** A bonus whose time is over ends like one that is given up. */
export const expireBonus: Decide<'bonus-expire'> = ({ command, wallet, bonuses, now }) => {
  const held = bonuses.find(({ id, outcome }) => id === command.bonus && outcome === null);
  if (held === undefined || held.expiresAt > now.getTime()) return { entries: [] };
  return takeBonus(command.reference, held, wallet.balances, 'expired', now);
};

/** Gives up every active bonus, one after another. */
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

/** The bonuses that have not ended. */
export function activeOf(bonuses: readonly HeldBonus[]): HeldBonus[] {
  return bonuses.filter(({ outcome }) => outcome === null);
}

/** Real money that must be played before it can be withdrawn, such as a deposit that a bonus was given for. */
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

/** Locked money free again. */
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
