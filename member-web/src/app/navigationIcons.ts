import {
  BriefcaseBusiness,
  CircleUserRound,
  Compass,
  Flag,
  GraduationCap,
  Hammer,
  House,
  NotebookPen,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { Destination } from './navigation';

/**
 * What stands before each entry of the member's navigation. Apart from the entries, because the public
 * header shows them without icons and must not wait for these.
 */
export const navigationIcons: Record<Destination, LucideIcon> = {
  dashboard: House,
  learning: GraduationCap,
  internships: BriefcaseBusiness,
  projects: Hammer,
  community: UsersRound,
  blogs: NotebookPen,
  pages: Flag,
  profile: CircleUserRound,
  career: Compass,
};
