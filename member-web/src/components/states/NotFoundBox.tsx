import type { LucideIcon } from 'lucide-react';
import { NoticeBox, type NoticeProps } from './NoticeBox';

/**
 * Shown when something does not exist: it was deleted, or the address is wrong. It is not styled as an error.
 */
export function NotFoundBox(notice: NoticeProps & { icon: LucideIcon }) {
  return <NoticeBox {...notice} />;
}
