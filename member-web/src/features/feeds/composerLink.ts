import { paths } from '../../lib/paths';
import { overlayLink } from '../../lib/useOverlay';

/** Name of the composer's overlay. */
export const COMPOSER = 'composer';

/** Spread into a `<Link>`: leads to the dashboard with the composer open. */
export const composerLink = overlayLink(paths.dashboard, COMPOSER);
