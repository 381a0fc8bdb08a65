import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Settings2 } from 'lucide-react';
import type { ResourceProps } from 'react-admin';

export default {
  icon: Settings2,
  list: lazyChunk(() => import('./SettingsPage'), 'SettingsPage'),
} satisfies Omit<ResourceProps, 'name'>;
