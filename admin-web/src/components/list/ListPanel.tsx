import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableContainer from '@mui/material/TableContainer';
import { CloudOff, SearchX, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { failureText } from '../../providers/httpClient';
import { LoadingMark } from '../LoadingMark';
import { Panel } from '../Panel';
import { useListFilters } from './useListFilters';

interface ListPanelProps {
  /** Messages of what failed, when more than the list did. */
  failures?: string[];
  /** Loads again what failed; the list alone without it. */
  onTryAgain?: () => void;
  /** Said before there is anything to list. */
  empty: { icon: LucideIcon; title: string; text: string };
  /** Said when filters alone leave nothing; given while filters are in force. */
  noneLeft?: string | undefined;
  /** Key of the sentence that says where the search looks, if it is not the resource's own. */
  searched?: string;
  /** Height in px of a full page, reserved while the first one is loading. */
  fullHeight: number;
  /** The entries; shown while there are any. */
  children: ReactNode;
}

/** Translates the messages of the list of the context, which are below its resource. */
function useListMessage() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (name: string, options?: Record<string, string>) =>
    translate(`resources.${resource}.list.${name}`, options);
}

/** A page of the list of the context, or what there is to say instead of it. */
export function ListPanel({ fullHeight, children, ...instead }: ListPanelProps) {
  const message = useListMessage();
  const { data = [], isFetching: isLoading = false, error } = useListContext();
  const isFirstLoad = isLoading && data.length === 0;
  const panel = useFocusAcrossLoading(isLoading);

  return (
    <TableContainer
      ref={panel}
      aria-busy={isLoading}
      sx={{ position: 'relative', minHeight: isFirstLoad ? fullHeight : undefined }}
    >
      {isLoading && <LoadingMark>{message('loading')}</LoadingMark>}
      <Box inert={isLoading} sx={{ opacity: isLoading ? 0.45 : 1, transition: 'opacity 160ms 120ms' }}>
        {data.length > 0 && !error && children}
      </Box>
      {!isLoading && <Instead {...instead} />}
    </TableContainer>
  );
}

/**
 * A list that is loading is inert, so the browser takes the focus away from it. The focused control, such as a column's
 * head, gets the focus back afterwards.
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

type InsteadProps = Omit<ListPanelProps, 'fullHeight' | 'children'>;

function Instead({ failures, onTryAgain, empty, noneLeft, searched = 'searched' }: InsteadProps) {
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
  if (search !== '' || noneLeft !== undefined) {
    return (
      <Panel
        icon={SearchX}
        tone="calm"
        titles={[search === '' ? (noneLeft ?? '') : message('no_match', { search })]}
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
