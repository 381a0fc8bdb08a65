import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListPagination } from './ListPagination';
import { ENTRIES_PER_PAGE, type ListPage } from './useListPage';

/** Which entries are shown, and the way to the others; nothing below a list that is empty or failed. */
export function ListFooter({ list }: { list: ListPage<unknown> }) {
  const { page, total, totalPages, error, goToPage } = list;
  if (total === 0 || error) return null;
  const first = (page - 1) * ENTRIES_PER_PAGE + 1;
  const last = Math.min(page * ENTRIES_PER_PAGE, total);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'center', sm: 'space-between' },
        gap: 2,
        mt: 4,
      }}
    >
      <Typography variant="body2" aria-live="polite" sx={{ color: 'campus.ink2' }}>
        {formatCount(first)} to {formatCount(last)} of {formatCount(total)}
      </Typography>
      <ListPagination page={page} totalPages={totalPages} onChange={goToPage} />
    </Box>
  );
}
