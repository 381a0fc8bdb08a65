import { BlockList, isIP } from 'node:net';
import { ValidateBy } from 'class-validator';

/**
 * Lengths of prefixes. An IPv6 address counts as its /64 network, so smaller networks cannot be told apart; a single IPv4
 * address needs no prefix.
 */
const PREFIXES = { 4: { min: 8, max: 32, default: 32 }, 6: { min: 8, max: 64, default: NaN } } as const;

interface Network {
  readonly address: string;
  /** Bits of the address that identify the network. */
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/**
 * The networks of a setting such as `203.0.113.7, 198.51.100.0/24, 2001:db8::/48`.
 * @throws Error naming the place of the first wrong entry, never the entry itself
 */
export function networkList(text: string): BlockList {
  const list = new BlockList();
  const entries = text.trim() === '' ? [] : text.split(',');
  for (const [index, entry] of entries.entries()) {
    const network = networkOfEntry(entry.trim());
    if (network === undefined) {
      throw new Error(`entry ${index + 1} is not a network of 8 to 32 bits (IPv4) or 8 to 64 bits (IPv6)`);
    }
    list.addSubnet(network.address, network.prefix, network.family);
  }
  return list;
}

function networkOfEntry(entry: string): Network | undefined {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return undefined;
  const { min, max, default: alone } = PREFIXES[version];
  const prefix = bits === undefined ? alone : Number(bits);
  if (!(prefix >= min && prefix <= max)) return undefined;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Networks as {@link networkList} reads them; may be empty. */
export function IsNetworkList(): PropertyDecorator {
  return ValidateBy({
    name: 'isNetworkList',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && faultOf(value) === undefined,
      defaultMessage: (given) => {
        const fault = faultOf(String(given?.value));
        return `$property must list networks such as 203.0.113.7 or 2001:db8::/48, separated by commas: ${fault}`;
      },
    },
  });
}

function faultOf(text: string): string | undefined {
  try {
    networkList(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
