/** All ways to take `size` items of a list, in its order. */
export function combinationsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinationsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** How many there are, without making them. */
export function countCombinations(items: number, size: number): number {
  let count = 1;
  for (let step = 1; step <= size; step += 1) count = (count * (items - size + step)) / step;
  return count;
}
