import { Foundation1763600000000 } from './1763600000000-Foundation.js';

/** In the order they run. Never edit one that has landed; add the next. */
export const MIGRATIONS = [Foundation1763600000000];
