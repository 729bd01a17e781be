import { BlockList, isIP } from 'node:net';

/**
 * Parses ranges of IP addresses.
 *
 * @param text ranges as `from-to`, both inclusive, or single addresses, separated by commas
 * @returns undefined for an invalid range
 */
export function addressRanges(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const range of text.split(',').filter((part) => part.trim())) {
    const [from = '', to = from, ...others] = range.split('-').map((end) => end.trim());
    if (!isIP(from) || isIP(from) !== isIP(to) || others.length > 0) return undefined;
    try {
      list.addRange(from, to, isIP(from) === 6 ? 'ipv6' : 'ipv4');
    } catch {
      // The range ends before it begins.
      return undefined;
    }
  }
  return list;
}
