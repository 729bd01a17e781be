import { PARTS } from './outcomes';

/** Spacing of the nodes. */
export interface Density {
  /** Every amount up to this one, in stakes: it matters most here whether one more stake can be paid. */
  fine: number;
  /** Every half stake up to this amount. */
  middle: number;
  /** Relative spacing of the amounts above. */
  width: number;
}

const DENSE: Density = { fine: 20, middle: 40, width: 0.03 };
const MIDDLE_STEP = 0.5;

/** Dense nodes around an edge, in stakes: each round that can be lost makes a step above it. */
const BELOW_EDGE = 3;
const ABOVE_EDGE = 12;

/**
 * The amounts of money, in stakes, at which values are computed: from one stake on, dense below and sparse above.
 *
 * @param edge amount at which the payoff jumps, surrounded by dense nodes
 */
export function moneyNodes(most: number, edge?: number, { fine, middle, width } = DENSE): Float64Array {
  const nodes: number[] = [];
  for (let part = PARTS; part < fine * PARTS; part += 1) nodes.push(part / PARTS);
  for (let amount = fine; amount < middle; amount += MIDDLE_STEP) nodes.push(amount);
  let amount = middle;
  for (; amount < Math.max(most, 2 * middle); amount *= 1 + width) nodes.push(amount);
  nodes.push(amount);
  return Float64Array.from(edge === undefined ? nodes : withEdge(nodes, edge, fine));
}

function withEdge(nodes: readonly number[], edge: number, fine: number): number[] {
  const half = 1 / PARTS / 2;
  const near = Array.from(
    { length: (BELOW_EDGE + ABOVE_EDGE) * PARTS + 1 },
    (_, part) => edge - BELOW_EDGE + part / PARTS,
  ).filter((amount) => amount > fine - half);
  const [first = Infinity] = near;
  // Removes nodes so close to the dense ones that interpolation between them would be steep.
  const outside = nodes.filter((node) => node < first - half || node > edge + ABOVE_EDGE + half);
  return [...outside, ...near].sort((one, other) => one - other);
}

/**
 * Distributes a probability over the nodes near an amount: by cubic interpolation between nodes, and linear
 * extrapolation above the last one. The amount must not be below the first node.
 */
export function spread(nodes: Float64Array, to: Float64Array, amount: number, chance: number): void {
  const at = placeOf(nodes, amount);
  if (Math.abs(amount - (nodes[at] ?? 0)) < EPSILON) {
    to[at] = (to[at] ?? 0) + chance;
    return;
  }
  const isAbove = at === nodes.length - 1;
  const first = isAbove ? at - 1 : Math.max(0, Math.min(at - 1, nodes.length - 4));
  const end = first + (isAbove ? 2 : 4);
  for (let one = first; one < end; one += 1) {
    let share = chance;
    for (let other = first; other < end; other += 1)
      if (other !== one) share *= (amount - (nodes[other] ?? 0)) / ((nodes[one] ?? 0) - (nodes[other] ?? 0));
    to[one] = (to[one] ?? 0) + share;
  }
}

/** Tolerance within which amounts are equal. */
export const EPSILON = 1e-6;

/** Index of the last node at or below the amount. */
function placeOf(nodes: Float64Array, amount: number): number {
  let low = 0;
  let high = nodes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((nodes[middle] ?? 0) <= amount + EPSILON) low = middle;
    else high = middle - 1;
  }
  return low;
}
