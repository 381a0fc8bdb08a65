import { fullDateTime, timeAgo } from '@campus-commons/web-kit/dates.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { useNow } from '../lib/state/clock';
import { commonTexts } from '../texts/common';

/** A relative time ("5 minutes ago") that updates itself; its tooltip is the full date. */
export function TimeAgo({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} title={fullDateTime(iso)}>
      {timeAgo(iso, new Date(Math.max(now.getTime(), new Date(iso).getTime())))}
    </time>
  );
}

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
