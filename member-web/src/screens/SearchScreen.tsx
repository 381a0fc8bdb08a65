import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ColumnWithRail } from '../components/ColumnWithRail';
import { ScreenTitle } from '../components/ScreenTitle';
import { KindLinks } from '../features/search/KindLinks';
import { RecentSearches } from '../features/search/RecentSearches';
import { SearchField } from '../features/search/SearchField';
import { searchQueryOf } from '../features/search/searchQuery';
import { SearchResults } from '../features/search/SearchResults';
import { useFocusOnResults, useRecordedSearch } from '../features/search/searchEffects';
import { frameTexts } from '../texts/frame';
import { searchTexts } from '../texts/search';
import { MemberRail } from './rail/MemberRail';

/** Searching people, pages and posts. The address is the state, so that a search can be reloaded, shared and returned to. */
export function SearchScreen() {
  const [search] = useSearchParams();
  const query = searchQueryOf(search);
  const results = useRef<HTMLDivElement>(null);
  useFocusOnResults(results, query);
  useRecordedSearch(query);
  const hasSearched = query.text !== '';
  return (
    <ColumnWithRail rail={<MemberRail />}>
      <ScreenTitle>{hasSearched ? searchTexts.title(query.text) : frameTexts.search}</ScreenTitle>
      <VisuallyHidden as="h1">{frameTexts.search}</VisuallyHidden>
      <Box sx={{ display: 'grid', gap: 3, mx: { xs: 4, sm: 0 }, mb: { xs: 2, md: 3 } }}>
        <SearchField />
        {hasSearched && <KindLinks {...query} />}
      </Box>
      <Box
        sx={(theme) => ({
          [theme.breakpoints.down('sm')]: { '& .MuiCard-root': { borderRadius: 0, borderInline: 0 } },
        })}
      >
        {hasSearched ? <SearchResults query={query} region={results} /> : <RecentSearches />}
      </Box>
    </ColumnWithRail>
  );
}
