import { fullDateTime } from '@campus-commons/web-kit/dates.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/VisuallyHidden.tsx';
import { commonTexts } from '../texts/common';
import { TimeAgo } from './TimeAgo';

/** Says when a text was edited; renders nothing if it never was. */
export function TimeEdited({ iso }: { iso: string | null | undefined }) {
  if (!iso) return null;
  return (
    <>
      <span aria-hidden title={commonTexts.editedAt(fullDateTime(iso))}>
        ({commonTexts.edited} <TimeAgo iso={iso} />)
      </span>
      <VisuallyHidden>{commonTexts.editedAt(fullDateTime(iso))}</VisuallyHidden>
    </>
  );
}
