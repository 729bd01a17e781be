import type { BonusOutcome } from '../../../database/tables/bonuses';
import { type Balances, bonusBucket } from '../../accounts';
import type { HeldBonus } from '../../bonus-facts';
import type { Change } from '../../change';
import type { Entry } from '../../entry';
import type { Decision } from '../decision';

type Given = Pick<Decision, 'entries'> & { changes: readonly Change[] };

/** Returns the bonus money of a vertical to the bonus fund and ends the bonus; real money remains. */
export function takeBonus(
  reference: string,
  { id, vertical }: Pick<HeldBonus, 'id' | 'vertical'>,
  balances: Balances,
  outcome: Exclude<BonusOutcome, 'converted'>,
  at: Date,
): Given {
  const bucket = bonusBucket(vertical);
  const amount = balances[bucket];
  const entries: Entry[] =
    amount === 0
      ? []
      : [
          {
            reference,
            type: 'FORFEIT',
            category: 'BONUS',
            player: { [bucket]: -amount },
            house: { 'bonus-fund': amount },
          },
        ];
  return {
    entries,
    changes: [
      { change: 'bonus-ended', id, outcome, converted: 0, at },
      { change: 'free-rounds-ended', bonus: id, at },
    ],
  };
}

/** Converts a wagered bonus to real money, up to its maximum win. For a sticky bonus, the bonus amount itself returns to the fund. */
export function convertBonus(
  reference: string,
  { id, vertical, bonusType, amount, terms }: HeldBonus,
  balances: Balances,
  at: Date,
): Given {
  const bucket = bonusBucket(vertical);
  const held = balances[bucket];
  const won = bonusType === 'STICKY' ? Math.max(0, held - amount) : held;
  const converted = Math.min(won, terms.maximumWin ?? Infinity);
  const entries: Entry[] = [];
  if (converted > 0)
    entries.push({
      reference: `${reference}~converted`,
      type: 'CONVERSION',
      category: 'BONUS',
      player: { [bucket]: -converted, main: converted },
      house: {},
    });
  if (held > converted)
    entries.push({
      reference: `${reference}~rest`,
      type: 'FORFEIT',
      category: 'BONUS',
      player: { [bucket]: converted - held },
      house: { 'bonus-fund': held - converted },
    });
  return { entries, changes: [{ change: 'bonus-ended', id, outcome: 'converted', converted, at }] };
}
