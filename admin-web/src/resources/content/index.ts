import { Newspaper } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../../lib/page';

export default {
  icon: Newspaper,
  list: page(
    () => import('./ContentSection'),
    (module) => module.ContentSection,
  ),
  options: { label: 'Content' },
} satisfies Omit<ResourceProps, 'name'>;
