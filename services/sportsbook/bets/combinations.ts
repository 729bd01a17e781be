/** All combinations of `size` items, in the order of the list. */
export function combinationsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinationsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** Number of combinations, computed without building them. */
export function countCombinations(items: number, size: number): number {
  let count = 1;
  for (let step = 1; step <= size; step += 1) count = (count * (items - size + step)) / step;
  return count;
}
