import { POINT } from '../../../loyalty/programme';
import { PlatformError } from '../../../errors';
import { assertMayBeGiven, refusalFor } from './bonus-permission';
import { giveClaimed } from './bonuses';
import type { Decide } from '../decision';
import { pointsBooked } from '../points';
import { FinalRefusal } from '../refusal';

/** A bonus for loyalty points: points are deducted with the entry that gives it, and cannot become negative. */
export const buyBonus: Decide<'bonus-points'> = (situation) => {
  const { command, loyalty, wallet, calendar, now } = situation;
  const { reference } = command;
  if (loyalty.programme === undefined)
    throw new FinalRefusal(
      403,
      'error.loyalty.not.allowed',
      'The player has no part in a loyalty programme.',
    );
  const giving = assertMayBeGiven(situation);
  const { access, terms } = giving.offer;
  if (access !== 'points' || terms.points === undefined) throw refusalFor('error.bonus.not.found');
  if (terms.points !== command.points)
    throw new PlatformError(400, 'error.loyalty.price.changed', 'The bonus has another price by now.');
  if (terms.points * POINT > loyalty.balance)
    throw new PlatformError(400, 'error.loyalty.points.insufficient', 'The player has fewer points.');
  const { entries, changes = [] } = giveClaimed(giving, reference, situation);
  const paid = pointsBooked({
    reference,
    playerId: wallet.playerId,
    kind: 'spent',
    points: -terms.points * POINT,
    day: calendar.D.firstDay,
    at: now,
  });
  return { entries, changes: [...changes, ...paid] };
};
