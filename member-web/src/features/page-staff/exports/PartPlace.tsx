import Alert from '@mui/material/Alert';
import type { ReactElement, ReactNode } from 'react';
import { pagePartTexts as texts } from '../../../texts/pagePart';
import { usePageStaffGetRolesQuery } from './pageStaffApi';

interface PartPlaceProps {
  /** The page; undefined where there is none. */
  pageId: string | undefined;
  /** What one takes part with. Drafts are kept while it is not there. */
  children: ReactElement;
  /** Stands below the words for whoever is banned: a link to what they wrote. */
  below?: ReactNode;
}

/** What one takes part in a page with; for whoever is banned from it, that they may not. */
export function PartPlace({ pageId, children, below }: PartPlaceProps) {
  const roles = usePageStaffGetRolesQuery(
    { getRolesDto: { id: pageId ?? '' } },
    { skip: pageId === undefined },
  );
  if (!roles.currentData?.data.isBanned) return children;
  return (
    <Alert severity="info">
      {texts.mayNot}
      {below}
    </Alert>
  );
}
