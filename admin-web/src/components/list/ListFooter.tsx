import { formatCount } from '@campus-commons/web-kit/digits.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { ListPagination } from './ListPagination';

interface ListFooterProps {
  /** Whether the list is a column beside something else, as narrow as a phone. */
  isColumn?: boolean;
}

/** The range of the shown entries and the page buttons; nothing for a list that is empty or failed to load. */
export function ListFooter({ isColumn = false }: ListFooterProps) {
  const translate = useTranslate();
  const { page, perPage, total = 0, error, setPage } = useListContext();
  if (total === 0 || error) return null;
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
        {translate('list.range', {
          first: formatCount((page - 1) * perPage + 1),
          last: formatCount(Math.min(page * perPage, total)),
          total: formatCount(total),
        })}
      </Typography>
      <ListPagination
        page={page}
        totalPages={Math.ceil(total / perPage)}
        isColumn={isColumn}
        onChange={setPage}
      />
    </Box>
  );
}
