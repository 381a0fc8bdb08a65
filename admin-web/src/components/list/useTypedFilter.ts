import { MAX_SEARCH_LENGTH } from '@campus-commons/web-kit/bounds/generated.ts';
import { limitEdit } from '@campus-commons/web-kit/text/generated.ts';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useListContext } from 'react-admin';
import { useListFilters } from './ConsoleListBase';

/** How long typing has to pause before the list is filtered. */
const PAUSE_MS = 400;

/** A field whose text filters the list in context. */
export interface TypedFilter {
  input: RefObject<HTMLInputElement | null>;
  /** What the field shows. */
  text: string;
  onType: (text: string) => void;
  onBlur: () => void;
  /** Filters at once; the same text fetches the list again. */
  submit: (event: FormEvent) => void;
  /** Empties the field and focuses it. */
  clear: () => void;
}

/**
 * Filters the list in context by what is typed: when typing pauses, and at once on submit.
 *
 * @param parameter the URL parameter that has the text
 */
export function useTypedFilter(parameter: string): TypedFilter {
  const { page, refetch } = useListContext();
  const { filterValues, setFilters } = useListFilters();
  const { [parameter]: applied = '' } = filterValues;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(applied);
  // The text in the URL may change without this field: by Back, Forward or a link.
  const [shown, setShown] = useState(applied);
  // Keeps text that is typed while the submitted one is loading.
  const [submitted, setSubmitted] = useState<string>();
  // Typed since the list was filtered last; undefined if nothing was.
  const [typed, setTyped] = useState<string>();
  // What is typed in one go is one history entry.
  const isTyping = useRef(false);
  if (shown !== applied) {
    setShown(applied);
    setSubmitted(undefined);
    if (applied !== submitted) setText(applied);
  }

  const openFirstPage = (wanted: string) => {
    setTyped(undefined);
    setSubmitted(wanted);
    setFilters({ ...filterValues, [parameter]: wanted }, { replace: isTyping.current });
  };

  const onPause = useEffectEvent((paused: string) => {
    const wanted = paused.trim();
    if (wanted === applied) return;
    openFirstPage(wanted);
    isTyping.current = true;
  });
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => onPause(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    input,
    text,
    onType: (edited) => {
      const limited = limitEdit(text, edited, MAX_SEARCH_LENGTH);
      setText(limited);
      setTyped(limited);
    },
    onBlur: () => (isTyping.current = false),
    submit: (event) => {
      event.preventDefault();
      const wanted = text.trim();
      setText(wanted);
      setTyped(undefined);
      // Repeating a search does not change the URL, so the list is fetched again here.
      if (page === 1 && wanted === applied) void refetch();
      else openFirstPage(wanted);
      isTyping.current = false;
    },
    clear: () => {
      isTyping.current = false;
      setText('');
      setTyped(undefined);
      if (applied !== '') openFirstPage('');
      input.current?.focus();
    },
  };
}
