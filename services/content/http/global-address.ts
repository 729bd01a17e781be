import ipaddr from 'ipaddr.js';

/**
 * True for a unicast IP address on the public internet: not loopback, private, a cloud's metadata service,
 * multicast or reserved. IPv4-mapped IPv6 addresses are checked as IPv4; any other text returns false.
 */
export function isGlobalAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().range() === 'unicast';
  if (address.match(ipaddr.IPv6.parse('64:ff9b::'), 96)) {
    // NAT64: IPv4 translated to IPv6.
    return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast';
  }
  // Global unicast is allocated from 2000::/3 only. Within it, ipaddr.js classifies 6to4, Teredo and documentation ranges separately.
  return address.match(ipaddr.IPv6.parse('2000::'), 3) && address.range() === 'unicast';
}
