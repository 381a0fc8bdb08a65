import type { Part } from './part.ts';
import { apiKills } from './parts/api-kills.ts';
import { growth } from './parts/growth.ts';
import { hostileInput } from './parts/hostile-input.ts';
import { loginTiming } from './parts/login-timing.ts';
import { mutations } from './parts/mutations.ts';
import { postgresKills } from './parts/postgres-kills.ts';
import { soak } from './parts/soak.ts';
import { toggles } from './parts/toggles.ts';

/** In the order in which they stand in docs/reference/proof.md, and run unless they run beside the others. */
export const PARTS: readonly Part[] = [
  hostileInput,
  toggles,
  loginTiming,
  mutations,
  apiKills,
  postgresKills,
  growth,
  soak,
];
