import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of an IPv6 address that identify the network; its owner chooses the other groups. */
const NETWORK_GROUPS = 4;
/** Prefix of an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2). */
const CARRIES_IPV4 = '0:0:0:0:0:ffff';

/**
 * The subject for which requests from an address are counted: an IPv4 address itself, or the /64 network of an IPv6
 * address, because even a household has such a network, with more addresses than any limit could count.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const groups = groupsOf(bare);
  const isIPv4 = groups.slice(0, 6).join(':') === CARRIES_IPV4;
  return isIPv4 ? dotted(groups.slice(6)) : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups of an address in any notation; the URL parser normalises it, but still abbreviates zeros. */
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
