import { BlockList, isIP } from 'node:net';

/**
 * Ranges of addresses.
 *
 * @param text ranges as `from-to`, both included, or single addresses, separated by commas
 * @returns undefined where a range is none
 */
export function addressRanges(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const range of text.split(',').filter((part) => part.trim())) {
    const [from = '', to = from, ...others] = range.split('-').map((end) => end.trim());
    if (!isIP(from) || isIP(from) !== isIP(to) || others.length > 0) return undefined;
    try {
      list.addRange(from, to, isIP(from) === 6 ? 'ipv6' : 'ipv4');
    } catch {
      // It ends before it begins.
      return undefined;
    }
  }
  return list;
}
