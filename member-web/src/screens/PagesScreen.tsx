import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { ScreenTitle } from '../components/ScreenTitle';
import { showToast } from '../components/toasts/toasts';
import { LazyPageDialog, preloadPageDialog } from '../features/pages/LazyPageDialog';
import { PagesFilter } from '../features/pages/PagesFilter';
import { PagesList } from '../features/pages/PagesList';
import { PagesSearch } from '../features/pages/PagesSearch';
import { searchOf, pagesQueryOf, type PagesQuery } from '../features/pages/pagesQuery';
import { useOverlay } from '../lib/hooks/useOverlay';
import { frameTexts } from '../texts/frame';
import { pageTexts } from '../texts/pages';

/** The list of pages, and the button to create one. */
export function PagesScreen() {
  const [search, setSearch] = useSearchParams();
  const query = pagesQueryOf(search);
  const dialog = useOverlay('create-page');
  const show = (change: Partial<PagesQuery>) => setSearch(searchOf({ ...query, ...change }));

  return (
    <>
      <ScreenTitle>{frameTexts.pages}</ScreenTitle>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 6,
          rowGap: 3,
          px: { xs: 4, sm: 0 },
          mb: { xs: 3.5, md: 5 },
        }}
      >
        <Typography variant="h1" sx={{ mr: { xs: 'auto', sm: 0 } }}>
          {frameTexts.pages}
        </Typography>
        <Box sx={{ order: { xs: 3, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}>
          <PagesFilter isMine={query.isMine} onChange={(isMine) => show({ isMine })} />
        </Box>
        <Button
          variant="contained"
          startIcon={<Plus size={20} aria-hidden />}
          aria-haspopup="dialog"
          onPointerEnter={preloadPageDialog}
          onFocus={preloadPageDialog}
          onClick={() => dialog.open()}
          sx={{ ml: { sm: 'auto' } }}
        >
          {pageTexts.createPage}
        </Button>
      </Box>
      <Box sx={{ px: { xs: 4, sm: 0 }, mb: { xs: 3.5, md: 5 } }}>
        <PagesSearch
          text={query.text}
          category={query.category}
          onSearch={(text) => show({ text })}
          onCategory={(category) => show({ category })}
        />
      </Box>
      <Box sx={{ px: { xs: 4, sm: 0 } }}>
        <PagesList
          query={query}
          createAction={
            <Button variant="tonal" onClick={() => dialog.open()}>
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
            // The new page is first in the unfiltered list. The address also closes the dialog.
            setSearch(searchOf({ isMine: query.isMine, text: '' }), { replace: true });
          }}
        />
      )}
    </>
  );
}
