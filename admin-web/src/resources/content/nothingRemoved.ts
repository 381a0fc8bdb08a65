import { ArchiveX } from 'lucide-react';
import type { ContentKind } from './ContentHead';

/** What a list of removed content says when there is none. */
export function nothingRemoved(kind: ContentKind) {
  return {
    icon: ArchiveX,
    title: `No removed ${kind}`,
    text: 'What administrators remove stands here for 30 days and can be restored.',
  };
}
