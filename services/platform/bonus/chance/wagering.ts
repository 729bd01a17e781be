import { EPSILON, moneyNodes } from './money-grid';
import type { Outcomes } from './outcomes';
import { createOwnMoney, type Payoff } from './own-money';
import { meanAfter, product, rowOf, valueAt } from './rows';

/** Expected payoffs with a number of rounds left to play, for every amount of money. */
export interface Wagering {
  /** Adds a round to those left to play. */
  advance(): void;
  /** With bonus money only, or with all money combined where no payoff depends on its kind. */
  ofBonus(money: number, payoff: number): number;
  /** With own money, which is staked first, followed by the bonus money of `createWagering`. */
  ofOwn(own: number, payoff: number): number;
}

/**
 * Tracks a player's money backwards from the round that meets the requirement. A player who can no longer pay a
 * stake stops and gets nothing.
 *
 * @param bonus bonus money besides own money, in stakes; undefined if `ofOwn` is not used
 * @param edge bonus money at which a payoff jumps
 * @param most highest relevant amount: with one stake for each remaining round nothing can be lost
 */
export function createWagering(
  outcomes: Outcomes,
  payoffs: readonly Payoff[],
  { bonus, most, edge }: { bonus: number | undefined; most: number; edge: number | undefined },
): Wagering {
  const nodes = moneyNodes(most, edge);
  const rows = Array.from(nodes, (amount) => rowOf(nodes, outcomes, amount - 1));
  const own = payoffs.map((payoff) =>
    bonus === undefined ? undefined : createOwnMoney(nodes, { outcomes, bonus, payoff }),
  );
  let values: Float64Array[] = payoffs.map(() => new Float64Array(nodes.length));
  let rounds = 0;

  const next = (payoff: Payoff, before: Float64Array): Float64Array =>
    rounds === 0
      ? nodes.map((amount) => meanAfter(outcomes, (win) => payoff(Math.max(0, amount - 1 + win))))
      : Float64Array.from(rows, (row) => product(row, before));

  return {
    advance() {
      for (const [payoff, each] of own.entries()) each?.advance(values[payoff] ?? new Float64Array(0));
      values = payoffs.map((payoff, index) => next(payoff, values[index] ?? new Float64Array(0)));
      rounds += 1;
    },
    ofBonus(money, payoff) {
      if (rounds === 0) return payoffs[payoff]?.(money) ?? 0;
      return money < 1 - EPSILON ? 0 : valueAt(nodes, values[payoff], money);
    },
    ofOwn: (money, payoff) => own[payoff]?.valueAt(money) ?? 0,
  };
}
