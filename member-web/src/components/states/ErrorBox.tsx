import { TriangleAlert } from 'lucide-react';
import { NoticeBox, type NoticeProps } from './NoticeBox';

/** Shown when something could not be fetched. */
export function ErrorBox(notice: NoticeProps) {
  return <NoticeBox icon={TriangleAlert} isAlarming {...notice} />;
}
