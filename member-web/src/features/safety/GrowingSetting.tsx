import { PlainList } from '@campus-commons/web-kit/accessible.tsx';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import type { PaginationDto } from '../../api/generated';
import { LoadMore } from '../../components/LoadMore';
import { OpeningRow, SettingRow, UnknownSettingRow } from '../../components/SettingRow';
import { InlineError } from '../../components/states/InlineError';

interface EntryPage<Entry> {
  /** Undefined until they are known. */
  entries?: readonly Entry[];
  pagination?: PaginationDto;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface GrowingSettingProps<Entry extends { id: string }> {
  texts: {
    own: string;
    count: (total: number) => string;
    show: string;
    showRest: string;
    loading: string;
    listFailed: string;
    showMore: string;
    lead?: string;
  };
  /** Fetches a page of the entries; a hook. */
  usePage: (page: number) => EntryPage<Entry>;
  /** An entry, as a list item. */
  children: (entry: Entry) => ReactNode;
}

/** A setting whose list opens in place, and grows by ten entries; a line alone while it is empty. */
export function GrowingSetting<Entry extends { id: string }>({
  texts,
  usePage,
  children,
}: GrowingSettingProps<Entry>) {
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const first = usePage(1);
  const last = usePage(pages);
  if (!first.pagination) {
    return (
      <UnknownSettingRow label={texts.own} query={first} failed={texts.listFailed} loading={texts.loading} />
    );
  }
  const { total } = first.pagination;
  if (total === 0) return <SettingRow label={texts.own} value={texts.count(0)} />;
  return (
    <OpeningRow
      label={texts.own}
      value={texts.count(total)}
      open={[texts.show, texts.showRest]}
      fragment="safety"
    >
      {() => (
        <>
          {texts.lead !== undefined && (
            <Typography variant="compact" sx={{ mb: 3, color: 'text.secondary', textWrap: 'pretty' }}>
              {texts.lead}
            </Typography>
          )}
          <PlainList ref={list} tabIndex={-1} aria-label={texts.own}>
            {Array.from({ length: pages }, (_, index) => (
              <Page key={index} page={index + 1} usePage={usePage}>
                {children}
              </Page>
            ))}
          </PlainList>
          {last.isError && <InlineError title={texts.listFailed} onRetry={() => void last.refetch()} />}
          {!last.isError && (last.pagination?.hasNextPage ?? true) && (
            <LoadMore isBusy={!last.entries} onClick={() => setPages(pages + 1)}>
              {texts.showMore}
            </LoadMore>
          )}
        </>
      )}
    </OpeningRow>
  );
}

type PageProps<Entry extends { id: string }> = Pick<GrowingSettingProps<Entry>, 'usePage' | 'children'> & {
  page: number;
};

/** The entries of a page, which stay in the cache as long as it is shown. */
function Page<Entry extends { id: string }>({ page, usePage, children }: PageProps<Entry>) {
  return usePage(page).entries?.map(children);
}
