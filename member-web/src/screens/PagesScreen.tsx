import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { SearchForm } from '../components/SearchForm';
import { ScreenTitle } from '../components/ScreenTitle';
import { showToast } from '../components/toasts/toasts';
import { LazyPageDialog, preloadPageDialog } from '../features/pages/LazyPageDialog';
import { PagesFilters } from '../features/pages/PagesFilters';
import { PagesList } from '../features/pages/PagesList';
import { searchOf, pagesQueryOf, type PagesQuery } from '../features/pages/pagesQuery';
import { useLimit, type Off } from '../features/safety/exports/useLimit';
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
        <CreateButton onOpen={() => dialog.open()} off={off} />
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

/** On phones only an icon, in the search's line; the filled button there is the frame's. */
function CreateButton({ onOpen, off }: { onOpen: () => void; off: Off | undefined }) {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Button
      variant={hasRoom ? 'contained' : 'tonal'}
      aria-haspopup="dialog"
      aria-label={pageTexts.createPage}
      onPointerEnter={preloadPageDialog}
      onFocus={preloadPageDialog}
      onClick={onOpen}
      {...off}
      startIcon={hasRoom && <Plus size={20} aria-hidden />}
      sx={hasRoom ? { ml: 'auto' } : { flex: 'none', width: 44, px: 0 }}
    >
      {hasRoom ? pageTexts.createPage : <Plus size={22} aria-hidden />}
    </Button>
  );
}
