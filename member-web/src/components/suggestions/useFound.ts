import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce time before a search. */
const DELAY_MS = 200;

/** A search under way. */
export interface Search<Entry> {
  /** What was found; undefined after an error. */
  found: Promise<Entry[] | undefined>;
  abort: () => void;
}

/**
 * What fits a typed text. While a search is under way, that of the one before which still fits. An error leaves the list empty:
 * typing goes on.
 * @param q undefined while nothing is typed
 * @param search asks the server
 * @param fits whether a result of an earlier search fits this text
 */
export function useFound<Entry>(
  q: string | undefined,
  search: (q: string) => Search<Entry>,
  fits: (entry: Entry, q: string) => boolean,
): Entry[] {
  const [last, setLast] = useState<{ q: string; entries: Entry[] }>();
  const begin = useEffectEvent(search);
  // What has no match by a beginning has none by more of it.
  const isKnownEmpty = last?.entries.length === 0 && q?.startsWith(last.q);
  const asked = isKnownEmpty ? undefined : q;
  useEffect(() => {
    if (asked === undefined) return undefined;
    let abort = () => {};
    const timer = setTimeout(() => {
      const call = begin(asked);
      ({ abort } = call);
      void call.found.then((entries) => entries && setLast({ q: asked, entries }));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [asked]);
  if (q === undefined || !last) return [];
  // What the server found for this text fits, whatever form its letters have.
  return last.q === q ? last.entries : last.entries.filter((entry) => fits(entry, q));
}
