import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { Newspaper } from 'lucide-react';
import type { ResourceProps } from 'react-admin';

export default {
  icon: Newspaper,
  list: lazyChunk(() => import('./ContentSection'), 'ContentSection'),
} satisfies Omit<ResourceProps, 'name'>;
