import { POINT } from '../../loyalty/programme';
import { mayReceiveMarketing } from '../../players/restrictions';
import { PlatformError } from '../../errors';
import type { Decide } from './decision';
import { pointsBooked } from './points';
import { FinalRefusal } from './refusal';

/** Exchanges points for own money, in whole steps up to the balance, without wagering. */
export const exchangePoints: Decide<'loyalty-exchange'> = (situation) => {
  const { command, loyalty, account, wallet, settings, calendar, now } = situation;
  const { reference, points } = command;
  const { programme, balance } = loyalty;
  if (programme === undefined || !mayReceiveMarketing(account, now.getTime()))
    throw new FinalRefusal(
      403,
      'error.loyalty.not.allowed',
      'The player has no part in a loyalty programme.',
    );
  const { exchange } = programme;
  if (exchange === undefined)
    throw new FinalRefusal(
      400,
      'error.loyalty.exchange.not.offered',
      'Points of the brand are not exchanged.',
    );
  if (loyalty.isForbiddenNow)
    throw new PlatformError(
      400,
      'error.bonus.during.play',
      'Where the player lives, nothing is given during play.',
    );
  if (points < exchange.least || points % exchange.points !== 0)
    throw new FinalRefusal(
      400,
      'error.loyalty.exchange.amount',
      `Points are exchanged by ${exchange.points}, and at least ${exchange.least}.`,
    );
  if (points * POINT > balance)
    throw new PlatformError(400, 'error.loyalty.points.insufficient', 'The player has fewer points.');
  const amount = (points / exchange.points) * settings.fromEuro(exchange.euro, wallet.currency);
  return {
    entries: [
      {
        reference,
        type: 'DEPOSIT',
        category: 'BONUS',
        player: { main: amount },
        house: { 'bonus-fund': -amount },
      },
    ],
    changes: pointsBooked({
      reference,
      playerId: wallet.playerId,
      kind: 'exchanged',
      points: -points * POINT,
      day: calendar.D.firstDay,
      at: now,
    }),
  };
};
