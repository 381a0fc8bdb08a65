import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import { useEffect, useEffectEvent } from 'react';

const STORAGE_KEY = 'consoleReviewKeys';

/** Whether single letters decide cases, in this browser. */
export function hasReviewKeys(): boolean {
  return readStored(STORAGE_KEY) !== 'off';
}

export function storeReviewKeys(isOn: boolean): void {
  writeStored(STORAGE_KEY, isOn ? 'on' : 'off');
}

/** Where a letter is text, or a key has a meaning of its own. */
const TYPING =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';
/** What Enter presses. */
const PRESSABLE = 'a, button, summary, [role=button], [role=combobox]';

/**
 * Calls the handler of a single key that is pressed anywhere on the page: not while somebody types, in dialogs, with
 * modifiers, or when the keys are switched off. Enter keeps its meaning on links, buttons and lists to choose from.
 *
 * @param handlers by key, in lower case; undefined for a key that does nothing now
 */
export function useReviewKeys(handlers: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hasReviewKeys() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(TYPING) || document.querySelector('[role=dialog]')) return;
    const key = pressedKey(event);
    if (key === 'Enter' && target.closest(PRESSABLE)) return;
    const run = handlers[key === 'Enter' ? key : key.toLowerCase()];
    if (run === undefined || (event.repeat && key !== 'j' && key !== 'k')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
