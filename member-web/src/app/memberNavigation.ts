import { paths } from '../lib/address/paths';
import { exploreLinks, type ScreenLink } from './navigation';

/** The "Explore" group for members, for whom these entries are the tools that the pages of the same names explain to visitors. */
export const memberExploreLinks: readonly ScreenLink[] = exploreLinks.map((link) => ({
  ...link,
  to: `${paths.dashboard}${link.to}`,
}));
