import { useEffect, useEffectEvent, useRef } from 'react';
import type { SuggestionField } from './suggestionField';

/**
 * Returns a function that replaces what is typed before the caret by a chosen text and a space. A space that is typed right after it is
 * ignored: writers type one after a word, and it is there already.
 */
export function useInsertion(field: SuggestionField): (length: number, text: string) => void {
  /** What was inserted last, until something is typed after it. */
  const justInserted = useRef<string>(undefined);
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (event.target !== field.element) return;
    const inserted = justInserted.current;
    justInserted.current = undefined;
    if (inserted && event.data === ' ' && field.textBefore()?.endsWith(`${inserted} `))
      event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: InputEvent) => onBeforeInput(event);
    document.addEventListener('beforeinput', listener, true);
    return () => document.removeEventListener('beforeinput', listener, true);
  }, []);
  return (length, text) => {
    field.replace(length, text);
    justInserted.current = text;
  };
}
