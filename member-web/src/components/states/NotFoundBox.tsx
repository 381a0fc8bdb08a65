import type { LucideIcon } from 'lucide-react';
import { NoticeBox, type NoticeProps } from './NoticeBox';

/**
 * Shown when something does not exist: it was deleted, or the address is wrong. That is not an error, so it does not
 * look like one.
 */
export function NotFoundBox(notice: NoticeProps & { icon: LucideIcon }) {
  return <NoticeBox {...notice} />;
}
