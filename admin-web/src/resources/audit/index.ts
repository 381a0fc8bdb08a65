import { ScrollText } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../../lib/page';

export default {
  icon: ScrollText,
  list: page(
    () => import('./AuditPage'),
    (module) => module.AuditPage,
  ),
  options: { label: 'Records' },
} satisfies Omit<ResourceProps, 'name'>;
