import { ASTRONOMY } from './astronomy.js';
import { CAMPUS } from './campus.js';
import { CRICKET } from './cricket.js';
import { DRAMA } from './drama.js';
import { ELECTRONICS } from './electronics.js';
import { HARIYALI } from './hariyali.js';
import { KITCHEN } from './kitchen.js';
import { PHOTOGRAPHY } from './photography.js';
import { PLACEMENT } from './placement.js';
import type { PostSeed } from './post-seed.js';
import { READING } from './reading.js';
import { ROBOTICS } from './robotics.js';
import { TUTORS } from './tutors.js';
import { UTSAV } from './utsav.js';

/** All posts, by subject. */
export const POSTS: readonly PostSeed[] = [
  ...ASTRONOMY,
  ...CAMPUS,
  ...CRICKET,
  ...DRAMA,
  ...ELECTRONICS,
  ...HARIYALI,
  ...KITCHEN,
  ...PHOTOGRAPHY,
  ...PLACEMENT,
  ...READING,
  ...ROBOTICS,
  ...TUTORS,
  ...UTSAV,
];
