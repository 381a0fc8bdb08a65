import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { EarlyField } from './EarlyField';
import type { RichTextEditorProps, TextSource } from './editorProps';

/** Debounce time before the text is reported. Serialising a long post on every key press would be slow. */
const REPORT_DELAY_MS = 400;

interface TextReports extends Pick<RichTextEditorProps, 'onEdited' | 'onSettled'> {
  field: EarlyField;
  /** What has the text now. */
  source: RefObject<TextSource>;
}

/**
 * Reports the text, debounced, and before the tab is left or the editor unmounts. Returns a function that reports at once
 * what has not been reported yet.
 */
export function useTextReports({ field, source, onEdited, onSettled }: TextReports) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const reportPending = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    onSettled(source.current.html());
  };
  const report = useEffectEvent(reportPending);
  const changed = useEffectEvent(() => {
    onEdited(source.current.isBlank());
    clearTimeout(timer.current);
    timer.current = setTimeout(() => report(), REPORT_DELAY_MS);
  });

  // Before the field is painted: keys may be waiting, and what they type is reported, too.
  useLayoutEffect(() => {
    const stop = field.subscribe(() => changed());
    const onLeave = () => report();
    // This is the last event that fires reliably, also on phones, before the tab is hidden or closed.
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', onLeave);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onLeave);
      window.removeEventListener('pagehide', onLeave);
      report();
    };
  }, [field]);

  return reportPending;
}
