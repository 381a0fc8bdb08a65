import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { paths } from '../lib/address/paths';
import { frameTexts } from '../texts/frame';

/** The name of a navigation entry. */
export type Destination =
  | 'dashboard'
  | 'learning'
  | 'internships'
  | 'projects'
  | 'community'
  | 'blogs'
  | 'pages'
  | 'career';

interface Entry {
  name: Destination;
  label: string;
}

/** A screen of this site. */
export interface ScreenLink extends Entry {
  to: string;
}

/** An external page; it opens in a new tab. */
export interface ExternalLink extends Entry {
  href: string;
}

/** The first group of the member's navigation. */
export const memberLinks: readonly ScreenLink[] = [
  { name: 'dashboard', label: frameTexts.dashboard, to: paths.dashboard },
];

/** The "Explore" group, for visitors and members, in the specified order. */
export const exploreLinks: readonly ScreenLink[] = [
  { name: 'learning', label: frameTexts.learning, to: paths.learning },
  { name: 'internships', label: frameTexts.internships, to: paths.internships },
  { name: 'projects', label: frameTexts.projects, to: paths.projects },
  { name: 'community', label: frameTexts.community, to: paths.community },
  { name: 'blogs', label: frameTexts.blogs, to: paths.blogs },
  { name: 'pages', label: frameTexts.pages, to: paths.pages },
];

/** The entries of the bottom bar on phones before the button to post; after it are the bell and More. */
export const barLinks: readonly ScreenLink[] = [
  { name: 'dashboard', label: frameTexts.dashboard, to: paths.dashboard },
  { name: 'pages', label: frameTexts.pages, to: paths.memberPages },
];

/** The career self-discovery page, the last entry of every navigation. */
export function careerLink(): ExternalLink {
  return { name: 'career', label: frameTexts.findYourCareer, href: runtimeConfig().careerUrl };
}
