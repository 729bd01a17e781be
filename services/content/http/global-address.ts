import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to one machine on the public internet: not this machine, its network, a cloud's metadata service, a
 * multicast group or a reserved range. An IPv4 address inside an IPv6 one counts as what it is. Anything that is no address is none.
 */
export function isGlobalAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().range() === 'unicast';
  if (address.match(ipaddr.IPv6.parse('64:ff9b::'), 96)) {
    // NAT64: an IPv4 address translated to IPv6.
    return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast';
  }
  // Global unicast is given out of 2000::/3 alone; 6to4, Teredo and documentation within it are no unicast to ipaddr.js.
  return address.match(ipaddr.IPv6.parse('2000::'), 3) && address.range() === 'unicast';
}
