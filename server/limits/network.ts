import ipaddr from 'ipaddr.js';

/** Whoever is given IPv6 is given at least a /64, so that its addresses are one and the same caller. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString();
}
