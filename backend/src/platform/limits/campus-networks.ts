import { isIPv6, type BlockList } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { networkList } from '../../config/network-list.js';
import type { LimitName } from '../../config/rate-limits.js';

/** Limits per address, each with the one that replaces it for the addresses of a campus. */
const OF_CAMPUS: Partial<Record<LimitName, LimitName>> = {
  SIGN_UP: 'CAMPUS_SIGN_UP',
  RESET_ADDRESS: 'CAMPUS_RESET',
  GRIEVANCE: 'CAMPUS_GRIEVANCE',
};

/** The networks of `CAMPUS_NETWORKS`, in which many people share one address. */
@Injectable()
export class CampusNetworks {
  private readonly networks: BlockList;

  constructor(env: Env) {
    this.networks = networkList(env.CAMPUS_NETWORKS);
  }

  /** Whether the address belongs to a campus. @param address as `networkOf` returns it */
  include(address: string): boolean {
    const [bare = ''] = address.split('/');
    return this.networks.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
  }

  /** The limit that requests from this address count against, where others count against `name`. */
  limitFor(name: LimitName, address: string): LimitName {
    return (this.include(address) && OF_CAMPUS[name]) || name;
  }
}
