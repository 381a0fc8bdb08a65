import { COVERS } from './covers.js';
import type { Drawing } from './drawing.js';
import { SCENES } from './scenes.js';
import { VARIANTS } from './variants.js';

const PICTURES = { ...SCENES, ...VARIANTS };

/** Names of the pictures that posts and pages show. */
export type DrawingName = keyof typeof PICTURES;
/** Names of the profile covers. */
export type CoverName = keyof typeof COVERS;

export function pictureNamed(name: DrawingName): Drawing {
  return PICTURES[name];
}

export function coverNamed(name: CoverName): Drawing {
  return COVERS[name];
}
