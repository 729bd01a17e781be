/** Marks a region for F6. Spread on an element with a landmark role and a name. */
export const region = { 'data-region': '', tabIndex: -1 } as const;

/** Moves the focus to the next or previous region, wrapping around. */
export function focusRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')];
  const current = regions.findIndex((each) => each.contains(document.activeElement));
  const next = current < 0 && by < 0 ? regions.length - 1 : (current + by + regions.length) % regions.length;
  regions[next]?.focus();
}
