import { Button } from '@campus-commons/web-kit/Button.tsx';
import { useTranslate } from 'react-admin';
import { use } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { SelectionContext } from './selection';

/** Location state of the details page, for the link back to the list. */
export interface DetailsState {
  /** URL parameters of the list, `?page=2`; empty for the first page without filters. */
  listSearch: string;
}

interface ViewMoreProps {
  id: string;
  /** Name of the member, for the accessible name of the link. */
  name: string;
}

/** The path of a member's details, relative to the list. */
export const detailsPath = (id: string): string => `id/${id}`;

/** Link from the users list to a member's details, with the state for the link back. */
export function ViewMore({ id, name }: ViewMoreProps) {
  const translate = useTranslate();
  const { search } = useLocation();
  const state: DetailsState = { listSearch: search };
  // A row has one tab stop, which is its box while members are chosen.
  const isChoosing = use(SelectionContext)?.isOn === true;
  return (
    <Button
      component={RouterLink}
      to={detailsPath(id)}
      state={state}
      size="small"
      aria-label={translate('resources.users.view_more_about', { name })}
      sx={{ mx: -3, whiteSpace: 'nowrap', visibility: isChoosing ? 'hidden' : undefined }}
    >
      {translate('common.view_more')}
    </Button>
  );
}
