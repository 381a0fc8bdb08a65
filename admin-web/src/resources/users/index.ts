import { UsersRound } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { UsersSection } from './UsersSection';

export default {
  icon: UsersRound,
  list: UsersSection,
  options: { label: 'Users' },
} satisfies Omit<ResourceProps, 'name'>;
