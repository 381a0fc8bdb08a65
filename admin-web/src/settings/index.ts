import { Settings2 } from 'lucide-react';
import type { ResourceProps } from 'react-admin';
import { page } from '../lib/page';

export default {
  icon: Settings2,
  list: page(
    () => import('./SettingsPage'),
    (module) => module.SettingsPage,
  ),
  options: { label: 'Settings' },
} satisfies Omit<ResourceProps, 'name'>;
