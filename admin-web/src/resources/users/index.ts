import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { UsersRound } from 'lucide-react';
import type { ResourceProps } from 'react-admin';

export default {
  icon: UsersRound,
  list: lazyChunk(() => import('./UsersSection'), 'UsersSection'),
} satisfies Omit<ResourceProps, 'name'>;
