import { BlockList, isIP } from 'node:net';
import type { IpRange } from '../reference-data/data';

/** Location of an address; empty strings when unknown. */
export interface Place {
  country: string;
  region: string;
  city: string;
}

const PRIVATE_RANGES: [string, number][] = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
];

/** Looks up addresses in the range data; the first matching range wins. */
export function createIpLookup(ranges: readonly IpRange[]): (address: string) => Place | undefined {
  const lists = ranges.map((range) => ({ range, list: blockList([[range.network, range.prefix]]) }));
  return (address) => {
    const found = lists.find(({ list }) => holds(list, address));
    return found && { country: found.range.country, region: found.range.region, city: found.range.city };
  };
}

const privateAddresses = blockList(PRIVATE_RANGES);

/** True for loopback, link-local and private addresses. */
export function isPrivateAddress(address: string): boolean {
  return holds(privateAddresses, address);
}

/** Unwraps an IPv4 address mapped to IPv6 (`::ffff:192.0.2.1`). */
export function plainAddress(address: string): string {
  const inner = address.replace(/^::ffff:/i, '');
  return isIP(inner) === 4 ? inner : address;
}

/**
 * The network from which one visitor can choose addresses: the whole IPv4 address, or the first 64 bits of an
 * IPv6 one. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  // URLs contain the shortest form, with at most one run of zeros left out.
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [start = '', end = ''] = shortest.split('::');
  const groups = start.split(':').filter(Boolean);
  const last = end.split(':').filter(Boolean);
  const zeros = shortest.includes('::') ? Array<string>(8 - groups.length - last.length).fill('0') : [];
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}

function blockList(subnets: readonly [string, number][]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) {
    list.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** @param address must be valid */
export function holds(list: BlockList, address: string): boolean {
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
