import { paths } from '../lib/address/paths';
import { exploreLinks, type Destination, type ScreenLink } from './navigation';

/** Where members find the tools that a page explains to visitors. */
const TOOLS: Partial<Record<Destination, string>> = {
  learning: paths.questions,
  projects: paths.memberProjects,
  blogs: paths.articles,
  pages: paths.memberPages,
};

/** The "Explore" group for members, for whom these entries are the tools themselves. */
export const memberExploreLinks: readonly ScreenLink[] = exploreLinks.map((link) => ({
  ...link,
  to: TOOLS[link.name] ?? link.to,
}));
