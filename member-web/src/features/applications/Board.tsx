import noticeBoard from '@campus-commons/web-kit/art/board.svg';
import { BOARD_COLUMNS } from '@campus-commons/web-kit/openingBounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Pager } from '../../components/Pager';
import { ScreenTabs } from '../../components/ScreenTabs';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorBox } from '../../components/states/ErrorBox';
import type { OpeningKind } from '../../lib/address/openingPaths';
import { pageFromSearch } from '../../lib/address/pageParameter';
import { useFocusAfterPaging } from '../../lib/hooks/listFocus';
import { applicationTexts as texts } from '../../texts/applications';
import {
  useApplicationsGetBoardQuery,
  useApplicationsGetColumnQuery,
  type BoardColumnDto,
} from '../openings/exports/applicationsApi';
import { BoardColumn } from './BoardColumn';

type ColumnName = BoardColumnDto['column'];

/** As many entries as each column of the board has. */
const COLUMN_SIZE = 20;

/** As many of those that have ended stand beside the others: they are the most, and nothing follows in them. */
const MAX_ENDED_BESIDE = 5;

const searchOf = (column?: ColumnName) => `?show=board${column ? `&column=${column}` : ''}`;

/** The member's own board of one kind: five columns side by side, or one of them, which the address names. */
export function Board({ kind, emptyAction }: { kind: OpeningKind; emptyAction: ReactNode }) {
  const [search] = useSearchParams();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const named = BOARD_COLUMNS.find((known) => known === search.get('column'));
  const answer = useApplicationsGetBoardQuery({ getBoardDto: { kind } }, { refetchOnMountOrArgChange: true });
  const { data, isError, error, isFetching, refetch } = answer;
  const columns = data?.data.columns;
  if (!columns) {
    return isError ? (
      <ErrorBox title={texts.boardFailed} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  }
  if (columns.every(({ total }) => total === 0)) {
    return (
      <EmptyState scene={noticeBoard} title={texts.emptyBoard} actions={emptyAction}>
        {texts.emptyBoardText}
      </EmptyState>
    );
  }
  const shown = named ?? (isWide ? undefined : firstFilled(columns));
  return (
    <Box aria-busy={isFetching}>
      {shown ? (
        <>
          <Box sx={{ mx: { xs: -4, sm: 0 }, mb: 3 }}>
            <ScreenTabs
              label={texts.whichColumn}
              tabs={[
                ...(isWide ? [{ label: texts.allColumns, search: searchOf(), isOn: false }] : []),
                ...columns.map(({ column, total }) => ({
                  label: `${texts.columns[column]} ${total}`,
                  search: searchOf(column),
                  isOn: column === shown,
                })),
              ]}
            />
          </Box>
          <OneColumn key={shown} kind={kind} name={shown} />
        </>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
            alignItems: 'start',
          }}
        >
          {columns.map((column) => (
            <WideColumn key={column.column} column={column} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** On phones the board opens with what moves most: the first column of applications that has any. */
const firstFilled = (columns: readonly BoardColumnDto[]): ColumnName =>
  columns.find(({ column, total }) => column !== 'saved' && total > 0)?.column ?? 'saved';

function WideColumn({ column }: { column: BoardColumnDto }) {
  const id = useId();
  const { column: name, total, applications } = column;
  const most = name === 'closed' ? MAX_ENDED_BESIDE : COLUMN_SIZE;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box component="h2" id={id} sx={{ m: 0, typography: 'subtitle2' }}>
        {`${texts.columns[name]} ${total}`}
      </Box>
      <BoardColumn column={{ ...column, applications: applications.slice(0, most) }} />
      {total > most && (
        <Button variant="text" component={Link} to={{ search: searchOf(name) }}>
          {texts.showAll(total)}
        </Button>
      )}
    </Box>
  );
}

/** One column, a page at a time. */
function OneColumn({ kind, name }: { kind: OpeningKind; name: ColumnName }) {
  const [search] = useSearchParams();
  const page = pageFromSearch(search);
  const { currentData, isError, error, isFetching, refetch } = useApplicationsGetColumnQuery(
    { getColumnDto: { kind, column: name, page, limit: COLUMN_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterPaging(list, page);
  return (
    <Box
      ref={list}
      tabIndex={-1}
      role="region"
      aria-label={texts.columns[name]}
      aria-busy={isFetching}
      sx={{ display: 'grid', gap: 4, maxWidth: 720, '&:focus-visible': { outline: 'none' } }}
    >
      {isError && (
        <ErrorBox
          title={texts.boardFailed}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !isError && <Loading />}
      {currentData && (
        <>
          <BoardColumn column={currentData.data} />
          <Pager label={texts.boardPages} page={page} totalPages={currentData.data.pagination.totalPages} />
        </>
      )}
    </Box>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label={texts.loadingBoard} sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={88} />
      ))}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.loadingBoard}</Box>
    </Box>
  );
}
