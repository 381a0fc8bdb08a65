import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of an IPv6 address that name a network; the others are for whoever has the network to choose. */
const NETWORK_GROUPS = 4;
/** What comes before an IPv4 address that is written as an IPv6 one (RFC 4291, section 2.5.5.2). */
const CARRIES_IPV4 = '0:0:0:0:0:ffff';

/**
 * Whom requests from an address are counted for: an IPv4 address for itself, an IPv6 address for its network of 64 bits,
 * because the smallest household has one of those, and with it more addresses than any limit could count.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isIPv4 = groups.slice(0, 6).join(':') === CARRIES_IPV4;
  return isIPv4 ? dotted(groups.slice(6)) : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups, however the address is written; URLs have it in one way only, with the zeros still left out. */
function groupsOf(address: string): string[] {
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const first = before.split(':').filter(Boolean);
  const last = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last];
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}
