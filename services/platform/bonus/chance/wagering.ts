import { EPSILON, moneyNodes } from './money-grid';
import type { Outcomes } from './outcomes';
import { createOwnMoney, type Payoff } from './own-money';
import { meanAfter, product, rowOf, valueAt } from './rows';

/** Mean payoffs of a player with some rounds left to play, for every amount of money. */
export interface Wagering {
  /** Adds a round to those that are left. */
  advance(): void;
  /** With bonus money only, or with all money of any kind where no payoff depends on the kind. */
  ofBonus(money: number, payoff: number): number;
  /** With own money, which is staked first, and the bonus money of `createWagering` behind it. */
  ofOwn(own: number, payoff: number): number;
}

/**
 * Follows the money of a player backwards from the round that meets the requirement. A player whose money no longer pays a stake stops and
 * gets nothing.
 *
 * @param bonus money behind the player's own, in stakes; undefined when `ofOwn` is not needed
 * @param edge bonus money at which a payoff jumps
 * @param most money that matters: with a stake for each round that is left nothing can be lost
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
