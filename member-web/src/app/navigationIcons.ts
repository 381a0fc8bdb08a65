import {
  BriefcaseBusiness,
  Compass,
  GraduationCap,
  Hammer,
  House,
  NotebookPen,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { ArchIcon } from '../components/ArchIcon';
import type { Destination } from './navigation';

/**
 * The icon of each entry of the member's navigation. It is a separate file because the public header shows the entries
 * without icons and must not load them.
 */
export const navigationIcons: Record<Destination, LucideIcon> = {
  dashboard: House,
  learning: GraduationCap,
  internships: BriefcaseBusiness,
  projects: Hammer,
  community: UsersRound,
  blogs: NotebookPen,
  pages: ArchIcon,
  career: Compass,
};
