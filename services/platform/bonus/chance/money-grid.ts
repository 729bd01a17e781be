import { PARTS } from './outcomes';

/** Up to here amounts are computed one by one, in stakes: whether a stake more can be paid matters most there. */
const FINE = 10;
const MIDDLE = 20;
const MIDDLE_STEP = 0.5;
/** Distance of the amounts above, as a share of the amount. */
const WIDTH = 0.05;

/** The amounts of money, in stakes, at which values are computed: from one stake on, dense below and sparse above. */
export function moneyNodes(most: number): Float64Array {
  const nodes: number[] = [];
  for (let part = PARTS; part < FINE * PARTS; part += 1) nodes.push(part / PARTS);
  for (let amount = FINE; amount < MIDDLE; amount += MIDDLE_STEP) nodes.push(amount);
  let amount = MIDDLE;
  for (; amount < Math.max(most, 2 * MIDDLE); amount *= 1 + WIDTH) nodes.push(amount);
  nodes.push(amount);
  return Float64Array.from(nodes);
}

/**
 * Shares a chance among the nodes near an amount: by cubic interpolation between them, and along a straight line above the last. The amount
 * is at least the first node.
 */
export function spread(nodes: Float64Array, to: Float64Array, amount: number, chance: number): void {
  const at = placeOf(nodes, amount);
  if (Math.abs(amount - (nodes[at] ?? 0)) < SAME) {
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

const SAME = 1e-9;

/** The last node that is not above the amount. */
function placeOf(nodes: Float64Array, amount: number): number {
  let low = 0;
  let high = nodes.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((nodes[middle] ?? 0) <= amount + SAME) low = middle;
    else high = middle - 1;
  }
  return low;
}
