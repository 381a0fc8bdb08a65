import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/address/paths';
import { searchFor, searchQueryOf, searchText } from './searchQuery';

/**
 * The search of the shown results, and a function that opens those of another one, of the same kind. An empty text opens
 * the screen without results. The same search again does not add a history entry, but is sent again.
 */
export function useSearch() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { text, kind } = searchQueryOf(search);
  return {
    text,
    open: (typed: string) => {
      const wanted = searchText(typed);
      void navigate(`${paths.search}${searchFor(wanted, kind)}`, { replace: wanted === text });
    },
  };
}
