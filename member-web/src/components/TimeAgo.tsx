import { fullDateTime, shortTime, timeAgo } from '@campus-commons/web-kit/dates.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { useNow } from '../lib/state/clock';
import { commonTexts } from '../texts/common';

/** When a post, comment or notification was made ("12 min"); its tooltip, and what screen readers say, is the full date. */
export function ShortTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={fullDateTime(iso)}>
      <span aria-hidden>{shortTime(iso, useNow())}</span>
      <VisuallyHidden>{fullDateTime(iso)}</VisuallyHidden>
    </time>
  );
}

/** A relative time in a sentence ("5 min ago") that updates itself; its tooltip is the full date. */
export function TimeAgo({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={fullDateTime(iso)}>
      {timeAgo(iso, useNow())}
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
