import {
  BriefcaseBusiness,
  Compass,
  GraduationCap,
  Hammer,
  House,
  NotebookPen,
  UsersRound,
  createLucideIcon,
  type LucideIcon,
} from 'lucide-react';
import type { Destination } from './navigation';

/** An arch, the figure of pages, as a line icon. */
const ArchIcon = createLucideIcon('Arch', [
  ['path', { d: 'M3 21h18', key: 'ground' }],
  ['path', { d: 'M5 21V11a7 7 0 0 1 14 0v10', key: 'arch' }],
  ['path', { d: 'M9.5 21v-9.5a2.5 2.5 0 0 1 5 0V21', key: 'door' }],
]);

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
