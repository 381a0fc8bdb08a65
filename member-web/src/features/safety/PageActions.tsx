import { useState } from 'react';
import type { PageDto } from '../../api/generated';
import { OptionsMenu } from '../../components/OptionsMenu';
import type { Person } from './exports/useRelation';
import { LazyReportDialog, ReportItem } from './exports/ReportItem';

export interface PageActionsProps {
  page: Pick<PageDto, 'id' | 'title'>;
  creator: Person;
  /** The accessible name of the list: that of its button. */
  label: string;
  /** The button of the menu; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** What one can do about a page of somebody else, besides following it. */
export function PageActions({ page, creator, label, anchor, onClose }: PageActionsProps) {
  const [isReporting, setIsReporting] = useState(false);
  return (
    <>
      <OptionsMenu label={label} anchor={anchor} onClose={onClose}>
        <ReportItem
          onChosen={() => {
            onClose();
            setIsReporting(true);
          }}
        />
      </OptionsMenu>
      {isReporting && (
        <LazyReportDialog
          subject={{ kind: 'page', id: page.id, person: creator }}
          relation="none"
          onClose={() => setIsReporting(false)}
        />
      )}
    </>
  );
}
