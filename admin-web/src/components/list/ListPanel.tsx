import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableContainer from '@mui/material/TableContainer';
import { CloudOff, SearchX, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { failureText } from '../../providers/httpClient';
import { LoadingMark } from '../LoadingMark';
import { Panel } from '../Panel';
import type { ListPage } from './useListPage';

interface ListPanelProps {
  list: ListPage<unknown>;
  /** Shown while a page is on its way. */
  loading: string;
  /** What failed when it failed; more than one line when more than one thing did. */
  failures: string[];
  onTryAgain: () => void;
  /** What the list says before there is anything to list. */
  empty: { icon: LucideIcon; title: string; text: string };
  /** Begins what is said when a search finds nothing: “Nobody matches”. */
  noMatch: string;
  /** Said when filters alone leave nothing. */
  noneLeft?: string;
  /** Where the search looks, as a sentence. */
  searched: string;
  /** Ends the search and the filters. */
  showAll: string;
  /** Parameters that stay then, such as the order. */
  keptParameters?: readonly string[];
  /** Height in px of a full page: the room is kept while the first one is on its way. */
  fullHeight: number;
  /** The entries; shown while there are any. */
  children: ReactNode;
}

/** A page of a list, or what there is to say instead of it. */
export function ListPanel({ list, loading, fullHeight, children, ...texts }: ListPanelProps) {
  const { entries, isLoading, error } = list;
  const isFirstLoad = isLoading && entries.length === 0;
  const panel = useFocusAcrossLoading(isLoading);

  return (
    <TableContainer
      ref={panel}
      aria-busy={isLoading}
      sx={{ position: 'relative', minHeight: isFirstLoad ? fullHeight : undefined }}
    >
      {isLoading && <LoadingMark>{loading}</LoadingMark>}
      <Box inert={isLoading} sx={{ opacity: isLoading ? 0.45 : 1, transition: 'opacity 160ms 120ms' }}>
        {entries.length > 0 && !error && children}
      </Box>
      {!isLoading && <Instead list={list} {...texts} />}
    </TableContainer>
  );
}

/**
 * What is loading cannot be used, and so the browser takes the focus away from it. A column's head that was pressed
 * gets it back, so that the keyboard goes on where it was.
 */
function useFocusAcrossLoading(isLoading: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isLoading && activeElement instanceof HTMLElement && panel.current?.contains(activeElement))
      focused.current = activeElement;
    if (isLoading) return;
    if (activeElement === document.body && focused.current?.isConnected) focused.current.focus();
    focused.current = null;
  }, [isLoading]);
  return panel;
}

type InsteadProps = Omit<ListPanelProps, 'loading' | 'fullHeight' | 'children'>;

function Instead({ list, failures, onTryAgain, empty, keptParameters, ...texts }: InsteadProps) {
  const { error, entries, search, isNarrowed } = list;
  const { noMatch, noneLeft = noMatch, searched, showAll } = texts;
  if (error) {
    return (
      <Panel role="alert" icon={CloudOff} tone="danger" titles={failures} text={failureText(error)}>
        <Button variant="tonal" onClick={onTryAgain}>
          Try Again
        </Button>
      </Panel>
    );
  }
  if (entries.length > 0) return null;
  if (isNarrowed) {
    return (
      <Panel
        icon={SearchX}
        tone="calm"
        titles={[search === '' ? noneLeft : `${noMatch} “${search}”`]}
        text={search === '' ? '' : `${searched} Try fewer letters.`}
      >
        <Button variant="tonal" onClick={() => list.showAll(keptParameters)}>
          {showAll}
        </Button>
      </Panel>
    );
  }
  return <Panel icon={empty.icon} tone="calm" titles={[empty.title]} text={empty.text} />;
}
