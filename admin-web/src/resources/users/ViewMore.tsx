import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation } from 'react-router-dom';

/** What the details page is told about where it was opened from. */
export interface DetailsState {
  /** Page and search of the list, `?page=2`; empty for the first page of everybody. */
  listSearch: string;
}

interface ViewMoreProps {
  id: string;
  /** Told to screen readers, to whom ten links "View More" are all the same. */
  name: string;
}

/** Where a member's details are, seen from the list. */
export const detailsPath = (id: string): string => `id/${id}`;

/** The way from an entry of the users list to its details, and back to the same page of the list. */
export function ViewMore({ id, name }: ViewMoreProps) {
  const { search } = useLocation();
  const state: DetailsState = { listSearch: search };
  return (
    <Button
      component={RouterLink}
      to={detailsPath(id)}
      state={state}
      size="small"
      aria-label={`View More about ${name}`}
      sx={{ mx: -3, whiteSpace: 'nowrap' }}
    >
      View More
    </Button>
  );
}
