import { paths } from '../../lib/address/paths';
import { overlayLink } from '../../lib/hooks/useOverlay';

/** Name of the composer's overlay. */
export const COMPOSER = 'composer';

/** Name of the overlay in which a post is edited. */
export const editOverlay = (postId: string) => `edit:${postId}`;

/**
 * Spread into a `<Link>`: opens the composer for everyone, from a page on which the member may not post.
 * @param title title of that page
 */
export const composerLinkInsteadOf = (title: string) => overlayLink(paths.dashboard, COMPOSER, title);

/** Spread into a `<Link>`: opens the composer for a page. */
export const composerLinkOn = (pageId: string) => overlayLink(paths.pageDetails(pageId), COMPOSER);

/** Spread into a `<Link>`: opens the composer on the dashboard. */
export const composerLink = overlayLink(paths.dashboard, COMPOSER);
