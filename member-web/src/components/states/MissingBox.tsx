import type { LucideIcon } from 'lucide-react';
import { NoticeBox, type NoticeProps } from './NoticeBox';

/** Stands for what is not here: it was deleted, or the address is wrong. Nothing has failed, so nothing alarms. */
export function MissingBox(notice: NoticeProps & { icon: LucideIcon }) {
  return <NoticeBox {...notice} />;
}
