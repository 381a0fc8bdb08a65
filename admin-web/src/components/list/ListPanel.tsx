import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { Button } from '@campus-commons/web-kit/Button.tsx';
import Box from '@mui/material/Box';
import TableContainer from '@mui/material/TableContainer';
import { CloudOff, SearchX, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { failureText } from '../../providers/httpClient';
import { LoadingMark } from '../LoadingMark';
import { Panel } from '../Panel';
import { useListFilters } from './ConsoleListBase';

interface ListPanelProps {
  /** Error messages, if something besides the list failed. Default: the message of the list. */
  failures?: string[];
  /** Fetches again what failed. Default: fetches the list. */
  onTryAgain?: () => void;
  /** Shown while there are no entries at all. */
  empty: { icon: LucideIcon; title: string; text: string };
  /** Shown when the filters match no entry; undefined while no filter is active. */
  noMatch?: string | undefined;
  /** Key of the message that names the searched fields, below the resource's list messages. Default "searched". */
  searched?: string;
  /** Height in px of an entry; that of a page is reserved while the first one is loading. */
  rowHeight: number;
  /** The entries; shown if there are any. */
  children: ReactNode;
}

/** Translates the list messages of the resource in context. */
function useListMessage() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (name: string, options?: Record<string, string>) =>
    translate(`resources.${resource}.list.${name}`, options);
}

/** A page of the list in context, or a message if it is empty or could not be loaded. */
export function ListPanel({ rowHeight, children, ...messages }: ListPanelProps) {
  const message = useListMessage();
  const { data = [], isFetching: isLoading = false, error } = useListContext();
  const isFirstLoad = isLoading && data.length === 0;
  const panel = useFocusAcrossLoading(isLoading);

  return (
    <TableContainer
      ref={panel}
      aria-busy={isLoading}
      sx={{ position: 'relative', minHeight: isFirstLoad ? rowHeight * PAGE_SIZE : undefined }}
    >
      {isLoading && <LoadingMark>{message('loading')}</LoadingMark>}
      <Box inert={isLoading} sx={{ opacity: isLoading ? 0.45 : 1, transition: 'opacity 160ms 120ms' }}>
        {data.length > 0 && !error && children}
      </Box>
      {!isLoading && <EmptyOrFailed {...messages} />}
    </TableContainer>
  );
}

/**
 * Restores the focus after loading. The list is inert while it loads, so a focused control in it, such as a column
 * header, loses the focus.
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

type EmptyOrFailedProps = Omit<ListPanelProps, 'rowHeight' | 'children'>;

function EmptyOrFailed({ failures, onTryAgain, empty, noMatch, searched = 'searched' }: EmptyOrFailedProps) {
  const translate = useTranslate();
  const message = useListMessage();
  const { error, data = [], refetch } = useListContext();
  const {
    filterValues: { search = '' },
    setFilters,
  } = useListFilters();
  if (error) {
    return (
      <Panel
        role="alert"
        icon={CloudOff}
        tone="danger"
        titles={failures ?? [message('failed')]}
        text={failureText(error)}
      >
        <Button variant="tonal" onClick={onTryAgain ?? (() => void refetch())}>
          {translate('list.try_again')}
        </Button>
      </Panel>
    );
  }
  if (data.length > 0) return null;
  if (search !== '' || noMatch !== undefined) {
    return (
      <Panel
        icon={SearchX}
        tone="calm"
        titles={[search === '' ? (noMatch ?? '') : message('no_match', { search })]}
        text={search === '' ? '' : `${message(searched)} ${translate('list.try_fewer_letters')}`}
      >
        <Button variant="tonal" onClick={() => setFilters({})}>
          {message('show_all')}
        </Button>
      </Panel>
    );
  }
  return <Panel icon={empty.icon} tone="calm" titles={[empty.title]} text={empty.text} />;
}
