import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import {
  BriefcaseBusiness,
  Compass,
  Flag,
  GraduationCap,
  Hammer,
  House,
  NotebookPen,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../lib/paths';

interface Destination {
  label: string;
  icon: LucideIcon;
}

/** A screen of this site. */
export interface ScreenLink extends Destination {
  /** What the bar on phones has room for; the label without it. */
  shortLabel?: string;
  to: string;
}

/** A page elsewhere; it opens in a tab of its own. */
export interface ExternalLink extends Destination {
  href: string;
}

/** What stands first in the member's navigation. */
export const memberLinks: readonly ScreenLink[] = [
  { label: 'Dashboard', shortLabel: 'Home', icon: House, to: paths.dashboard },
];

/** What there is to explore, for visitors and members alike, in the specified order. */
export const exploreLinks: readonly ScreenLink[] = [
  { label: 'Learning', icon: GraduationCap, to: paths.learning },
  { label: 'Internships', icon: BriefcaseBusiness, to: paths.internships },
  { label: 'Projects', icon: Hammer, to: paths.projects },
  { label: 'Community', icon: UsersRound, to: paths.community },
  { label: 'Blogs', icon: NotebookPen, to: paths.blogs },
  { label: 'Pages', icon: Flag, to: paths.pages },
];

/** The career self-discovery page, which closes every navigation. */
export function careerLink(): ExternalLink {
  return { label: 'Find your career', icon: Compass, href: runtimeConfig().careerUrl };
}
