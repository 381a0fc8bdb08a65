import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { CreateButton } from '../components/CreateButton';
import { SearchForm } from '../components/SearchForm';
import { ScreenTitle } from '../components/ScreenTitle';
import { showToast } from '../components/toasts/toasts';
import { LazyPageDialog, preloadPageDialog } from '../features/pages/LazyPageDialog';
import { PagesFilters } from '../features/pages/PagesFilters';
import { PagesList } from '../features/pages/PagesList';
import { searchOf, pagesQueryOf, type PagesQuery } from '../features/pages/pagesQuery';
import { useLimit } from '../features/safety/exports/useLimit';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { pageListTexts } from '../texts/pageList';
import { pageTexts } from '../texts/pages';

/** The list of pages, and the button to create one. On phones one line holds the heading, the search and the button. */
export function PagesScreen() {
  const [search, setSearch] = useSearchParams();
  const query = pagesQueryOf(search);
  const dialog = useOverlay('create-page');
  const off = useLimit();
  const show = (change: Partial<PagesQuery>) => setSearch(searchOf({ ...query, ...change }));

  return (
    <>
      <ScreenTitle>{frameTexts.pages}</ScreenTitle>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 2.5, md: 6 },
          rowGap: 2,
          px: { xs: 4, sm: 0 },
          mb: { md: 2 },
        }}
      >
        <Typography variant="h1">{frameTexts.pages}</Typography>
        {/* With enlarged text it wraps below the heading. */}
        <Box sx={{ flex: '1 1 8rem', maxWidth: { md: 440 }, minWidth: 0 }}>
          <SearchForm
            label={pageListTexts.searchHint}
            text={query.text}
            onSearch={(text) => show({ text })}
          />
        </Box>
        <CreateButton
          label={pageTexts.createPage}
          aria-haspopup="dialog"
          onPointerEnter={preloadPageDialog}
          onFocus={preloadPageDialog}
          onClick={() => dialog.open()}
          {...off}
        />
      </Box>
      <Box sx={{ mb: { md: 3 } }}>
        <PagesFilters query={query} onChange={show} />
      </Box>
      <Box sx={{ px: { xs: 4, sm: 0 } }}>
        <PagesList
          query={query}
          createAction={
            <Button variant="tonal" onClick={() => dialog.open()} {...off}>
              {pageTexts.createPage}
            </Button>
          }
        />
      </Box>
      {dialog.isOpen && (
        <LazyPageDialog
          onClose={dialog.close}
          onSaved={() => {
            void showToast('success', pageTexts.created);
            // The new page is first in these unfiltered lists. The address also closes the dialog.
            const { show: shown } = query;
            setSearch(searchOf({ show: shown === 'mine' ? shown : 'all', text: '' }), { replace: true });
          }}
        />
      )}
    </>
  );
}
