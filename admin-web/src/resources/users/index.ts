import { UsersRound } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../../lib/page';

export default {
  icon: UsersRound,
  list: page(
    () => import('./UsersSection'),
    (module) => module.UsersSection,
  ),
  options: { label: 'Users' },
} satisfies Omit<ResourceProps, 'name'>;
