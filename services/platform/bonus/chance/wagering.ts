import { moneyNodes, spread } from './money-grid';
import { type Outcomes, PARTS } from './outcomes';

/** What a player ends with, by the bonus money that is there when the bonus is wagered; amounts in stakes. */
export type Payoff = (bonus: number) => number;

/** Mean payoffs of a player with some rounds left to play, for every amount of money. */
export interface Wagering {
  /** Adds a round to those that are left. */
  advance(): void;
  /** With bonus money only, or with all money of any kind where no payoff depends on the kind. */
  ofBonus(money: number, payoff: number): number;
  /** With own money, which is staked first, and the bonus money of `createWagering` behind it. */
  ofOwn(own: number, payoff: number): number;
}

interface Row {
  first: number;
  shares: Float64Array;
}

/**
 * Follows the money of a player backwards from the round that meets the requirement. A player whose money no longer pays a stake stops and
 * gets nothing.
 *
 * @param bonus money behind the player's own, in stakes; undefined when `ofOwn` is not needed
 * @param most money that matters: with a stake for each round that is left nothing can be lost
 */
export function createWagering(
  outcomes: Outcomes,
  payoffs: readonly Payoff[],
  { bonus, most }: { bonus: number | undefined; most: number },
): Wagering {
  const nodes = moneyNodes(most);
  const rows = Array.from(nodes, (amount) => rowOf(nodes, outcomes, amount - 1));
  const behind = bonus === undefined ? undefined : { bonus, rests: restsOf(nodes, outcomes, bonus) };
  // Own money below a stake comes before the nodes, in parts of a stake.
  let ofBonus: Float64Array[] = payoffs.map(() => new Float64Array(nodes.length));
  let ofOwn: Float64Array[] = payoffs.map(() => new Float64Array(PARTS + nodes.length));
  let rounds = 0;

  const bonusValue = (money: number, payoff: number): number => {
    if (rounds === 0) return payoffs[payoff]?.(Math.max(0, money)) ?? 0;
    return money < 1 - EPSILON ? 0 : valueAt(nodes, ofBonus[payoff], 0, money);
  };
  const ownValue = (own: number, payoff: number): number => {
    if (rounds === 0) return payoffs[payoff]?.(behind?.bonus ?? 0) ?? 0;
    if (own < 1 - EPSILON) return ofOwn[payoff]?.[partsOf(own)] ?? 0;
    return valueAt(nodes, ofOwn[payoff], PARTS, own);
  };

  /** Values with bonus money only, after a round from each node. */
  function nextOfBonus(payoff: number): Float64Array {
    const before = ofBonus[payoff] ?? new Float64Array(nodes.length);
    if (rounds === 0)
      return nodes.map((amount) => meanAfter(outcomes, (win) => bonusValue(amount - 1 + win, payoff)));
    return Float64Array.from(rows, (row) => product(row, before, 0));
  }

  function nextOfOwn(payoff: number, { bonus: held, rests }: { bonus: number; rests: Rest[] }): Float64Array {
    const before = ofOwn[payoff] ?? new Float64Array(0);
    const next = new Float64Array(before.length);
    const bonusBefore = ofBonus[payoff] ?? new Float64Array(0);
    for (const [part, rest] of rests.entries()) {
      const own = part / PARTS;
      if (own + held < 1 - EPSILON) continue;
      next[part] =
        rounds === 0
          ? meanAfter(outcomes, (win) => {
              const asBonus = bonusValue(held + own - 1 + win, payoff);
              return (
                (1 - own) * asBonus +
                own * (win === 0 ? asBonus : ownValue(Math.max(0, own - 1 + win), payoff))
              );
            })
          : product(rest.ofBonus, bonusBefore, 0) +
            product(rest.ofOwn, before, PARTS) +
            rest.parts.reduce((sum, chance, at) => sum + chance * (before[at] ?? 0), 0);
    }
    for (const [index, row] of rows.entries()) {
      const amount = nodes[index] ?? 0;
      let value = rounds === 0 ? meanAfter(outcomes, (win) => ownValue(amount - 1 + win, payoff)) : 0;
      if (rounds > 0) {
        value = product(row, before, PARTS);
        // The rest that pays no stake: only from less than two stakes.
        if (amount < 2 - EPSILON)
          for (const [at, win] of outcomes.wins.entries()) {
            const after = amount - 1 + win;
            if (after >= 1 - EPSILON) break;
            value += (outcomes.chances[at] ?? 0) * (before[partsOf(after)] ?? 0);
          }
      }
      next[PARTS + index] = value;
    }
    return next;
  }

  return {
    advance() {
      const own = behind === undefined ? ofOwn : payoffs.map((_, payoff) => nextOfOwn(payoff, behind));
      ofBonus = payoffs.map((_, payoff) => nextOfBonus(payoff));
      ofOwn = own;
      rounds += 1;
    },
    ofBonus: bonusValue,
    ofOwn: ownValue,
  };
}

const EPSILON = 1e-6;

function partsOf(own: number): number {
  return Math.min(PARTS - 1, Math.max(0, Math.floor(own * PARTS + EPSILON)));
}

/** The transition from an amount that a stake was taken from; what ends below a stake has no share. */
function rowOf(nodes: Float64Array, outcomes: Outcomes, left: number): Row {
  const shares = new Float64Array(nodes.length);
  for (const [at, win] of outcomes.wins.entries())
    if (left + win >= 1 - EPSILON) spread(nodes, shares, left + win, outcomes.chances[at] ?? 0);
  return trimmed(shares);
}

/** Where a round leads whose stake own money pays only in part. */
interface Rest {
  ofBonus: Row;
  ofOwn: Row;
  /** Chances of own money below a stake, in parts. */
  parts: number[];
}

/**
 * A round that is paid by both kinds shares its win as its stake; here it is all bonus money's with the chance of its share, and otherwise
 * all own money's, which keeps the mean of each and their sum as they are.
 */
function restsOf(nodes: Float64Array, { wins, chances }: Outcomes, bonus: number): Rest[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const own = part / PARTS;
    const toBonus = new Float64Array(nodes.length);
    const toOwn = new Float64Array(nodes.length);
    const parts = Array.from({ length: PARTS }, () => 0);
    for (const [at, win] of wins.entries()) {
      const chance = chances[at] ?? 0;
      const all = bonus + own - 1 + win;
      const share = win === 0 ? 0 : own;
      if (all >= 1 - EPSILON) spread(nodes, toBonus, all, (1 - share) * chance);
      const after = Math.max(0, own - 1 + win);
      if (after >= 1 - EPSILON) spread(nodes, toOwn, after, share * chance);
      else parts[partsOf(after)] = (parts[partsOf(after)] ?? 0) + share * chance;
    }
    return { ofBonus: trimmed(toBonus), ofOwn: trimmed(toOwn), parts };
  });
}

function trimmed(shares: Float64Array): Row {
  const first = Math.max(
    0,
    shares.findIndex((share) => share !== 0),
  );
  const last = shares.findLastIndex((share) => share !== 0);
  return { first, shares: shares.slice(first, last + 1) };
}

function product({ first, shares }: Row, values: Float64Array, offset: number): number {
  let sum = 0;
  const start = first + offset;
  for (let index = 0; index < shares.length; index += 1)
    sum += (shares[index] ?? 0) * (values[start + index] ?? 0);
  return sum;
}

function valueAt(
  nodes: Float64Array,
  values: Float64Array | undefined,
  offset: number,
  amount: number,
): number {
  const shares = new Float64Array(nodes.length);
  spread(nodes, shares, amount, 1);
  return values === undefined ? 0 : product(trimmed(shares), values, offset);
}

function meanAfter({ wins, chances }: Outcomes, value: (win: number) => number): number {
  return wins.reduce((sum, win, at) => sum + (chances[at] ?? 0) * value(win), 0);
}
