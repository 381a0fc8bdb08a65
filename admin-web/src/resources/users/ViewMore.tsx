import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';

/** What the details page is told about where it was opened from. */
export interface DetailsState {
  /** Page and search of the list, `?page=2`; empty for the first page of everybody. */
  listSearch: string;
}

interface ViewMoreProps {
  id: string;
  /** For screen readers, which could not tell ten links "View More" apart. */
  name: string;
}

/** The address of a member's details, relative to the list. */
export const detailsPath = (id: string): string => `id/${id}`;

/** Links an entry of the users list to its details, and tells them the page of the list to return to. */
export function ViewMore({ id, name }: ViewMoreProps) {
  const translate = useTranslate();
  const { search } = useLocation();
  const state: DetailsState = { listSearch: search };
  return (
    <Button
      component={RouterLink}
      to={detailsPath(id)}
      state={state}
      size="small"
      aria-label={translate('resources.users.view_more_about', { name })}
      sx={{ mx: -3, whiteSpace: 'nowrap' }}
    >
      {translate('common.view_more')}
    </Button>
  );
}
