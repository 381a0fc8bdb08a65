import { createLucideIcon } from 'lucide-react';

/** An arch, the figure of pages, as a line icon. */
export const ArchIcon = createLucideIcon('Arch', [
  ['path', { d: 'M3 21h18', key: 'ground' }],
  ['path', { d: 'M5 21V11a7 7 0 0 1 14 0v10', key: 'arch' }],
  ['path', { d: 'M9.5 21v-9.5a2.5 2.5 0 0 1 5 0V21', key: 'door' }],
]);
