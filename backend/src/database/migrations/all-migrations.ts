import { FirstSchema1764400000000 } from './1764400000000-FirstSchema.js';

/** In the order in which they run. Never edit a migration that is on main; add a new one. */
export const MIGRATIONS = [FirstSchema1764400000000];
