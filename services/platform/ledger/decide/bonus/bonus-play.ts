import { weightOf } from '../../../bonus/given-terms';
import { type Balances, bonusBucket, type Bucket, verticalOf } from '../../accounts';
import type { HeldBonus } from '../../bonus-facts';
import type { Change } from '../../change';
import type { Entry } from '../../entry';
import type { Facts, Round } from '../../facts';
import { type Parts, stakeOrder } from '../../split';
import type { GameCategory } from '../../types';
import { activeOf } from './bonuses';
import type { Decision, Situation } from '../decision';
import { convertBonus, takeBonus } from './end-bonus';
import { FinalRefusal } from '../refusal';

/** The bonus for a bet in a category; undefined without one or after its expiry. */
export function bonusInPlay(
  { bonuses, now }: Pick<Situation<'bet'>, 'bonuses' | 'now'>,
  category: GameCategory,
): HeldBonus | undefined {
  return activeOf(bonuses).find(
    ({ vertical, expiresAt }) => vertical === verticalOf(category) && expiresAt > now.getTime(),
  );
}

/** Refuses a stake that raises a round above the maximum of an active bonus. */
export function assertWithinBonusStake(
  bonus: HeldBonus | undefined,
  { command, round }: Pick<Situation<'bet'>, 'command' | 'round'>,
): void {
  const maximum = bonus?.terms.maximumStake ?? null;
  if (maximum === null || (round?.staked ?? 0) + command.amount <= maximum) return;
  throw new FinalRefusal(
    409,
    'error.bonus.stake.exceeded',
    `While the bonus is active, a round takes at most ${maximum}.`,
  );
}

/** The buckets that pay a bet, in order: bonus money only in a game that counts, and of one bonus per round. */
export function payingBuckets(
  bonus: HeldBonus | undefined,
  { command, round, game }: Pick<Situation<'bet'>, 'command' | 'round' | 'game'>,
  category: GameCategory,
): Bucket[] {
  const order = stakeOrder(verticalOf(category));
  const isOfAnother = (round?.bonus ?? null) !== null && round?.bonus !== bonus?.id;
  const counts = bonus !== undefined && weightOf(bonus.terms, command.gameId, game?.kind) > 0;
  return counts && !isOfAnother ? order : order.filter((bucket) => !bucket.startsWith('bonus-'));
}

/** Wagering progress by a stake; negative for a reversed one. */
export function wageredBy(
  bonus: HeldBonus | undefined,
  { gameId, kind }: { gameId: string; kind: string | undefined },
  stake: number,
): Change[] {
  if (bonus === undefined) return [];
  const counted = Math.floor((Math.abs(stake) * weightOf(bonus.terms, gameId, kind)) / 100);
  return counted === 0 ? [] : [{ change: 'wagered', id: bonus.id, amount: Math.sign(stake) * counted }];
}

/**
 * Redirects the bonus money of a win or of a reversed stake according to the outcome of its bonus: to real
 * money if converted, to the bonus fund if forfeited.
 *
 * @returns the player's part, and the part for the bonus fund
 */
export function redirected(
  parts: Parts,
  round: Pick<Round, 'bonus' | 'category'>,
  bonuses: Facts['bonuses'],
): { parts: Parts; toFund: number } {
  const bucket = bonusBucket(verticalOf(round.category));
  const amount = parts[bucket] ?? 0;
  const held = bonuses.find(({ id }) => id === round.bonus);
  if (amount === 0 || held?.outcome === null) return { parts, toFund: 0 };
  const own: Parts = { ...parts };
  delete own[bucket];
  const isOwn = held === undefined || held.outcome === 'converted' || held.outcome === 'spent';
  return isOwn
    ? { parts: { ...own, main: (own.main ?? 0) + amount }, toFund: 0 }
    : { parts: own, toFund: amount };
}

/**
 * Effect of a settled round on the bonus of its vertical: converted when wagered, ended when lost. Neither
 * applies while another round holds its money, or free rounds are left.
 */
export function afterSettlement(
  reference: string,
  held: HeldBonus | undefined,
  balances: Balances,
  now: Date,
): Required<Decision> {
  const none: { entries: Entry[]; changes: Change[] } = { entries: [], changes: [] };
  if (held === undefined || held.isInPlay) return none;
  if (balances[bonusBucket(held.vertical)] === 0) return takeBonus(reference, held, balances, 'spent', now);
  return held.wagered >= held.wageringAmount ? convertBonus(reference, held, balances, now) : none;
}
