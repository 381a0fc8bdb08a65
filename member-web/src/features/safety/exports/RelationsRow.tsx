import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { OpeningRow, UnknownSettingRow } from '../../../components/SettingRow';
import { safetyTexts } from '../../../texts/safety';
import { RelationRow } from '../RelationRow';
import { useSafetyGetRelationsQuery } from '../safetyApi';

/** The setting with the people whom the member muted or blocked, ten at a time. */
export function RelationsRow() {
  const [page, setPage] = useState(1);
  const query = useSafetyGetRelationsQuery(
    { getRelationsDto: { page, limit: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLUListElement>(null);
  if (!query.data) {
    return (
      <UnknownSettingRow
        label={safetyTexts.title}
        query={query}
        failed={safetyTexts.listFailed}
        loading={safetyTexts.loading}
      />
    );
  }
  const { relations, pagination } = query.data.data;
  // The last entry of a page was undone.
  if (relations.length === 0 && page > 1 && !query.isFetching) setPage(page - 1);
  const step = (to: number) => {
    setPage(to);
    list.current?.focus();
  };
  return (
    <OpeningRow
      label={safetyTexts.title}
      value={safetyTexts.count(pagination.total)}
      open={[safetyTexts.show, safetyTexts.showRest]}
      fragment="safety"
    >
      {() => (
        <>
          <Typography variant="compact" sx={{ mb: 2, color: 'text.secondary', textWrap: 'pretty' }}>
            {safetyTexts.lead}
          </Typography>
          <PlainList ref={list} tabIndex={-1} aria-label={safetyTexts.title}>
            {relations.map((entry) => (
              <RelationRow key={entry.User.id} entry={entry} onUndone={() => list.current?.focus()} />
            ))}
          </PlainList>
          {pagination.totalPages > 1 && (
            <Box sx={{ display: 'flex', gap: 3, mt: 4 }}>
              <Button variant="outlined" disabled={!pagination.hasPrevPage} onClick={() => step(page - 1)}>
                {safetyTexts.newer}
              </Button>
              <Button variant="outlined" disabled={!pagination.hasNextPage} onClick={() => step(page + 1)}>
                {safetyTexts.older}
              </Button>
            </Box>
          )}
        </>
      )}
    </OpeningRow>
  );
}
