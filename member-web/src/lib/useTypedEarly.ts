import { useEffect, useState } from 'react';
import { useIsLive } from './useIsLive';

let writingIn: Element | null = null;

/** To be called before a prerendered page is taken over, which costs the field that someone writes in its focus. */
export function noteWriting(): void {
  writingIn = document.activeElement;
}

/**
 * What a visitor has typed into prerendered fields before the code that looks after them arrived, by the names
 * of the fields; whoever is still writing stays in the field. Empty texts for a form that was not prerendered.
 */
export function useTypedEarly<Name extends string>(...names: Name[]): Record<Name, string> {
  const isLive = useIsLive();
  const [fields] = useState(() => names.map((name) => (isLive ? undefined : fieldNamed(name))));
  const [texts] = useState(() => names.map((name, index) => [name, fields[index]?.value ?? '']));
  useEffect(() => {
    const field = fields.find((candidate) => candidate && candidate === writingIn);
    if (document.activeElement === document.body) field?.focus({ preventScroll: true });
  }, [fields]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

function fieldNamed(name: string): HTMLInputElement | undefined {
  // While the page is prerendered there is no document.
  if (typeof document === 'undefined') return undefined;
  const [field] = document.getElementsByName(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
