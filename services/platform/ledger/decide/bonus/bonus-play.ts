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

/** The bonus that a bet in a category counts for; undefined when there is none, or its time is over. */
export function bonusInPlay(
  { bonuses, now }: Pick<Situation<'bet'>, 'bonuses' | 'now'>,
  category: GameCategory,
): HeldBonus | undefined {
  return activeOf(bonuses).find(
    ({ vertical, expiresAt }) => vertical === verticalOf(category) && expiresAt > now.getTime(),
  );
}

/** Refuses a stake with which a round passes the highest that an active bonus allows. */
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

/** The buckets that pay a bet, in order: bonus money only in a game that counts, and of one bonus in a round. */
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

/** Progress of a bonus by a stake; below zero for one that is taken back. */
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
 * Sends the bonus money of a win or of a stake that is taken back to where its bonus has gone: real money once it was converted, the bonus
 * fund once it was given up.
 *
 * @returns what the player gets, and what goes to the bonus fund instead
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
 * What a settled round does to the bonus of its vertical: wagered, it is converted; played away, it ends. Neither while another round
 * has money of it, or free rounds are left.
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
