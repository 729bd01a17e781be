import { EPSILON, moneyNodes, spread } from './money-grid';
import { type Outcomes, PARTS } from './outcomes';
import { meanAfter, product, type Row, rowOf, trimmed, valueAt } from './rows';

/** Maps the bonus money after wagering to the averaged value; amounts in stakes. */
export type Payoff = (bonus: number) => number;

/**
 * States of bonus money besides own money, as the difference from its initial amount, in stakes. It changes
 * only in rounds whose stake is partly paid by own money. Other amounts are interpolated between two states on
 * the same side of the initial amount, where the payoff of a sticky bonus jumps.
 */
const FEWER = [-2, 0];
const MORE = [1 / PARTS, 1, 5, 27];
const ALL = [...FEWER, ...MORE];
const AT_FIRST = ALL.indexOf(0);
/** Own money uses a sparser grid, since no payoff depends on its remainder. */
const DENSITY = { fine: 20, middle: 40, width: 0.06 };

/** Mean payoffs when own money is staked before the bonus money. */
export interface OwnMoney {
  /** Adds a round, given the values for bonus money alone without it. */
  advance(ofBonus: Float64Array): void;
  valueAt(own: number): number;
}

/** Transitions when own money pays only part of a stake, by parts of a stake. */
interface Rest {
  ofBonus: Row;
  /** By the resulting bonus money. */
  ofOwn: Row[];
}

/**
 * Tracks own money followed by bonus money. Own money below one stake precedes the nodes, in parts of a stake.
 *
 * @param bonusNodes amounts of bonus money for which the values without own money are given
 * @param bonus bonus money, in stakes
 */
export function createOwnMoney(
  bonusNodes: Float64Array,
  { outcomes, bonus, payoff }: { outcomes: Outcomes; bonus: number; payoff: Payoff },
): OwnMoney {
  const nodes = moneyNodes(bonusNodes.at(-1) ?? 0, undefined, DENSITY);
  const rows = Array.from(nodes, (amount) => rowOf(nodes, outcomes, amount - 1));
  const held = ALL.map((more) => Math.max(0, bonus + more));
  const rests = held.map((each) => restsOf({ own: nodes, bonus: bonusNodes }, outcomes, bonus, each));
  let values: Float64Array[] = held.map(() => new Float64Array(PARTS + nodes.length));
  let isFirst = true;

  function next(state: number, ofBonus: Float64Array): Float64Array {
    const before = values[state] ?? new Float64Array(0);
    const here = held[state] ?? 0;
    const after = new Float64Array(before.length);
    for (const [part, rest] of (rests[state] ?? []).entries()) {
      const own = part / PARTS;
      if (own + here < 1 - EPSILON) continue;
      after[part] = isFirst
        ? meanAfter(outcomes, (win) => payoff(splitAfter(own, here, win).bonus))
        : rest.ofOwn.reduce(
            (sum, row, other) => sum + product(row, values[other] ?? before),
            product(rest.ofBonus, ofBonus),
          );
    }
    for (const [index, row] of rows.entries())
      after[PARTS + index] = isFirst
        ? payoff(here)
        : product(row, before, PARTS) + belowStake(outcomes, (nodes[index] ?? 0) - 1, before);
    return after;
  }

  return {
    advance(ofBonus) {
      const after = held.map((_, state) => next(state, ofBonus));
      values = after;
      isFirst = false;
    },
    valueAt(own) {
      const found = values[AT_FIRST];
      if (isFirst) return payoff(bonus);
      return own < 1 - EPSILON ? (found?.[partOf(own)] ?? 0) : valueAt(nodes, found, own, PARTS);
    },
  };
}

/** Contribution to the value of rounds that leave less than one stake. */
function belowStake({ wins, chances }: Outcomes, left: number, values: Float64Array): number {
  let sum = 0;
  for (const [at, win] of wins.entries()) {
    if (left + win >= 1 - EPSILON) break;
    sum += (chances[at] ?? 0) * (values[partOf(left + win)] ?? 0);
  }
  return sum;
}

/** A win is split in the ratio of its stake; remainders below a part go to the bonus. */
function splitAfter(own: number, bonus: number, win: number): { own: number; bonus: number } {
  const ownAfter = Math.floor(own * win * PARTS + EPSILON) / PARTS;
  return { own: ownAfter, bonus: Math.max(0, own + bonus - 1 + win - ownAfter) };
}

function restsOf(
  nodes: { own: Float64Array; bonus: Float64Array },
  { wins, chances }: Outcomes,
  atFirst: number,
  here: number,
): Rest[] {
  return Array.from({ length: PARTS }, (_, part) => {
    const toBonus = new Float64Array(nodes.bonus.length);
    const toOwn = ALL.map(() => new Float64Array(PARTS + nodes.own.length));
    for (const [at, win] of wins.entries()) {
      const chance = chances[at] ?? 0;
      const after = splitAfter(part / PARTS, here, win);
      const more = after.bonus - atFirst;
      const all = after.own + after.bonus;
      if (all < 1 - EPSILON) continue;
      // With this much bonus money, the small rest of own money is negligible, since it is not part of the bonus.
      if (after.own < EPSILON || more > (ALL.at(-1) ?? 0))
        spread(nodes.bonus, toBonus, Math.max(1, after.bonus), chance);
      else
        for (const [state, share] of sharesOf(more)) {
          const to = toOwn[state];
          if (to === undefined) continue;
          if (after.own < 1 - EPSILON) to[partOf(after.own)] = (to[partOf(after.own)] ?? 0) + share * chance;
          else spread(nodes.own, to.subarray(PARTS), after.own, share * chance);
        }
    }
    return { ofBonus: trimmed(toBonus), ofOwn: toOwn.map(trimmed) };
  });
}

/** The states around an amount of bonus money, each with its weight. */
function sharesOf(more: number): [state: number, share: number][] {
  const [states, offset] = more > EPSILON ? [MORE, FEWER.length] : [FEWER, 0];
  const place = states.findIndex((state) => state >= more - EPSILON);
  const above = Math.max(1, place);
  const [low = 0, high = 0] = [states[above - 1], states[above]];
  const share = Math.min(1, Math.max(0, (more - low) / (high - low)));
  return [
    [offset + above - 1, 1 - share],
    [offset + above, share],
  ];
}

function partOf(own: number): number {
  return Math.min(PARTS - 1, Math.max(0, Math.floor(own * PARTS + EPSILON)));
}
