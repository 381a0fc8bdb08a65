import library from '@campus-commons/web-kit/art/library.svg';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { History, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { OneLine } from '../../components/OneLine';
import { EmptyState } from '../../components/states/EmptyState';
import { paths } from '../../lib/address/paths';
import { recentSearchesOf, removeRecentSearch } from './recentSearches';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { useFocusOnListStart } from '../../lib/hooks/listFocus';
import { searchTexts } from '../../texts/search';
import { AboveLink, ResultRow, RowLink } from './ResultRows';
import { searchFor } from './searchQuery';

/** What is shown before the first search: the latest ones of this member on this device. */
export function RecentSearches() {
  const memberId = useMemberId();
  const [recent, setRecent] = useState(() => recentSearchesOf(memberId));
  const titleId = useId();
  const start = useRef<HTMLDivElement>(null);
  useFocusOnListStart(start);
  return (
    <Box ref={start} tabIndex={-1} role="region" aria-label={searchTexts.recent} sx={{ outline: 'none' }}>
      {recent.length === 0 && (
        <EmptyState scene={library} title={searchTexts.start}>
          {searchTexts.startText}
        </EmptyState>
      )}
      {recent.length > 0 && (
        <>
          <Box sx={{ mx: { xs: 4, sm: 0 }, mt: 5, mb: 2 }}>
            <Typography variant="h3" component="h2" id={titleId}>
              {searchTexts.recent}
            </Typography>
            <Typography variant="compact" sx={{ color: 'text.secondary' }}>
              {searchTexts.recentKept}
            </Typography>
          </Box>
          <Card sx={{ p: 0, overflow: 'clip' }}>
            <PlainList aria-labelledby={titleId}>
              {recent.map((text) => (
                <ResultRow key={text} sx={{ minHeight: 52, py: 1, pr: 1.5 }}>
                  <Box
                    component={History}
                    size={18}
                    aria-hidden
                    sx={{ flex: 'none', color: 'campus.ink3' }}
                  />
                  <OneLine title={text} dir="auto" sx={{ typography: 'compact', flex: 1 }}>
                    <RowLink to={`${paths.search}${searchFor(text)}`}>{text}</RowLink>
                  </OneLine>
                  <AboveLink>
                    <IconButton
                      aria-label={searchTexts.remove(text)}
                      onClick={() => setRecent(removeRecentSearch(memberId, text))}
                    >
                      <X size={18} aria-hidden />
                    </IconButton>
                  </AboveLink>
                </ResultRow>
              ))}
            </PlainList>
          </Card>
        </>
      )}
    </Box>
  );
}
