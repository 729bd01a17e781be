import { relativeTime } from '../../ui/format/relative-time';

/** When a win was, seen from now (milliseconds). Clocks differ: a win of the next minute happened now. */
export function winTime(wonAt: string, now: number, tag: string): string {
  return relativeTime(Math.min(Date.parse(wonAt), now), now, { tag, style: 'short' });
}
