import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import type { PaginationDto } from '../../api/generated';
import { LoadMore } from '../../components/LoadMore';
import { InlineError } from '../../components/states/InlineError';
import { pageStaffTexts as texts } from '../../texts/pageStaff';

interface EntryPage<Entry> {
  /** Undefined until they are known. */
  entries?: readonly Entry[];
  pagination?: PaginationDto;
  isError: boolean;
  refetch: () => unknown;
}

interface GrowingPartProps<Entry> {
  title: string;
  lead: string;
  /** Shown when there is none. */
  none: string;
  failed: string;
  /** Fetches a page of the entries; a hook. */
  usePage: (page: number) => EntryPage<Entry>;
  children: (entries: readonly Entry[]) => ReactNode;
}

/** A card with a list that grows by ten entries. */
export function GrowingPart<Entry>({
  title,
  lead,
  none,
  failed,
  usePage,
  children,
}: GrowingPartProps<Entry>) {
  const id = useId();
  const [pages, setPages] = useState(1);
  const last = usePage(pages);
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 4, md: 5 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      <Typography variant="compact" sx={{ color: 'text.secondary' }}>
        {last.pagination?.total === 0 ? none : lead}
      </Typography>
      {Array.from({ length: pages }, (_, index) => (
        <Part key={index} page={index + 1} usePage={usePage}>
          {children}
        </Part>
      ))}
      {last.isError && <InlineError title={failed} onRetry={() => void last.refetch()} />}
      {!last.isError && (last.pagination?.hasNextPage ?? false) && (
        <LoadMore isBusy={!last.entries} onClick={() => setPages(pages + 1)}>
          {texts.more}
        </LoadMore>
      )}
    </Card>
  );
}

type PartProps<Entry> = Pick<GrowingPartProps<Entry>, 'usePage' | 'children'> & { page: number };

/** The entries of a page, which stay in the cache as long as it is shown. */
function Part<Entry>({ page, usePage, children }: PartProps<Entry>) {
  const { entries } = usePage(page);
  return entries && entries.length > 0 ? children(entries) : null;
}
