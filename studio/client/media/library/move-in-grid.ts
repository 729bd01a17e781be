/**
 * Target of an arrow key in a grid that flows from left to right.
 * @returns the index of the next item; undefined for no movement
 */
export function moveInGrid(key: string, index: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}
