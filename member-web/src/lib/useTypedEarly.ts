import { useState } from 'react';
import { useIsLive } from './useIsLive';

/**
 * What a visitor has typed into prerendered fields before the code that looks after them arrived, by the names
 * of the fields. Empty texts for a form that was not prerendered.
 */
export function useTypedEarly<Name extends string>(...names: Name[]): Record<Name, string> {
  const isLive = useIsLive();
  const [typed] = useState(() => names.map((name) => [name, isLive ? '' : typedInto(name)]));
  return Object.fromEntries(typed) as Record<Name, string>;
}

function typedInto(name: string): string {
  if (typeof document === 'undefined') return '';
  const field = document.getElementsByName(name)[0];
  return field instanceof HTMLInputElement ? field.value : '';
}
