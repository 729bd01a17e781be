/** More messages in a second are not looked at: a game sends a handful. */
export const mostPerSecond = 60;
/** After so many seconds in a row with too many messages the frame is given up. */
export const floodSeconds = 5;

/** Keeps a frame that floods the page with messages from taking its time. */
export function createFloodGuard(now: () => number): { heard: () => 'pass' | 'drop' | 'flood' } {
  let second = 0;
  let count = 0;
  let flooded = 0;
  return {
    heard() {
      const present = Math.floor(now() / 1_000);
      if (present !== second) {
        // A second of silence ends a flood, and so does one with few messages.
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
