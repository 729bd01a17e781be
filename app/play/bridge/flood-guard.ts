/** Messages beyond this number in a second are dropped: a game sends a handful. */
export const mostPerSecond = 60;
/** After this many consecutive seconds with too many messages the frame is closed. */
export const floodSeconds = 5;

/** Limits the time spent on a frame that floods the page with messages. */
export function createFloodGuard(now: () => number): { heard: () => 'pass' | 'drop' | 'flood' } {
  let second = 0;
  let count = 0;
  let flooded = 0;
  return {
    heard() {
      const present = Math.floor(now() / 1_000);
      if (present !== second) {
        // A second with few or no messages ends a flood.
        flooded = present === second + 1 && count > mostPerSecond ? flooded + 1 : 0;
        second = present;
        count = 0;
      }
      count += 1;
      if (flooded >= floodSeconds) return 'flood';
      return count > mostPerSecond ? 'drop' : 'pass';
    },
  };
}
