import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { paths } from '../lib/paths';
import { commonTexts } from '../texts/common';
import { frameTexts } from '../texts/frame';

/** Every entry of the navigation by name. */
export type Destination =
  | 'dashboard'
  | 'learning'
  | 'internships'
  | 'projects'
  | 'community'
  | 'blogs'
  | 'pages'
  | 'profile'
  | 'career';

interface Entry {
  name: Destination;
  label: string;
}

/** A screen of this site. */
export interface ScreenLink extends Entry {
  to: string;
}

/** A page elsewhere; it opens in a tab of its own. */
export interface ExternalLink extends Entry {
  href: string;
}

/** What stands first in the member's navigation. */
export const memberLinks: readonly ScreenLink[] = [
  { name: 'dashboard', label: frameTexts.dashboard, to: paths.dashboard },
];

/** What there is to explore, for visitors and members alike, in the specified order. */
export const exploreLinks: readonly ScreenLink[] = [
  { name: 'learning', label: frameTexts.learning, to: paths.learning },
  { name: 'internships', label: frameTexts.internships, to: paths.internships },
  { name: 'projects', label: frameTexts.projects, to: paths.projects },
  { name: 'community', label: frameTexts.community, to: paths.community },
  { name: 'blogs', label: frameTexts.blogs, to: paths.blogs },
  { name: 'pages', label: frameTexts.pages, to: paths.pages },
];

/** The same for a member, who has the real pages. */
export const memberExploreLinks: readonly ScreenLink[] = exploreLinks.map((link) =>
  link.name === 'pages' ? { ...link, to: paths.memberPages } : link,
);

/** What the bar on phones has room for beside the button to post: before it, and after it. */
export const barLinks: { before: readonly ScreenLink[]; after: readonly ScreenLink[] } = {
  before: [
    { name: 'dashboard', label: frameTexts.home, to: paths.dashboard },
    { name: 'pages', label: frameTexts.pages, to: paths.memberPages },
  ],
  after: [{ name: 'profile', label: commonTexts.profile, to: paths.profile }],
};

/** The career self-discovery page, which closes every navigation. */
export function careerLink(): ExternalLink {
  return { name: 'career', label: frameTexts.findYourCareer, href: runtimeConfig().careerUrl };
}
