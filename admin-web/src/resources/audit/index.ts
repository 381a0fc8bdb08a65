import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { ScrollText } from 'lucide-react';
import type { ResourceProps } from 'react-admin';

export default {
  icon: ScrollText,
  list: lazyChunk(() => import('./AuditPage'), 'AuditPage'),
} satisfies Omit<ResourceProps, 'name'>;
