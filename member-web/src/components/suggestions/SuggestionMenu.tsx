import { pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { SuggestionList, type Suggestion } from './SuggestionList';
import type { SuggestionField } from './suggestionField';

interface SuggestionMenuProps {
  field: SuggestionField;
  /** What is typed. Another text begins at the first suggestion. */
  q: string | undefined;
  /** What fits it; the menu is closed without any. */
  suggestions: readonly Suggestion[];
  /** Accessible name of the list. */
  label: string;
  /** What is announced, by the number of suggestions. */
  found: (count: number) => string;
  onChoose: (index: number) => void;
  /** Called on Escape. */
  onDismiss: () => void;
}

/**
 * The list of what is suggested while one types. The focus stays in the text; arrows, Enter, Tab and Escape work in the list
 * while it is open.
 */
export function SuggestionMenu({
  field,
  q = '',
  suggestions,
  label,
  found,
  onChoose,
  onDismiss,
}: SuggestionMenuProps) {
  const [active, setActive] = useState({ q: '', index: 0 });
  const { length } = suggestions;
  const index = active.q === q ? Math.min(active.index, length - 1) : 0;
  const listId = useId();
  const isOpen = length > 0;

  const move = (by: number) => setActive({ q, index: (index + by + length) % length });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.target !== field.element) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const key = pressedKey(event);
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape') onDismiss();
    else if (key === 'Enter' || key === 'Tab') onChoose(index);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    // Before the editor, the form and the dialog.
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
  useEffect(() => (isOpen ? openCombobox(field.element, listId) : undefined), [isOpen, field, listId]);
  useEffect(() => {
    if (isOpen) field.element.setAttribute('aria-activedescendant', `${listId}-${index}`);
  }, [isOpen, field, listId, index]);

  return (
    <>
      <VisuallyHidden role="status">{isOpen ? found(length) : ''}</VisuallyHidden>
      {isOpen &&
        createPortal(
          <SuggestionList
            id={listId}
            label={label}
            suggestions={suggestions}
            active={index}
            onActive={(chosen) => setActive({ q, index: chosen })}
            onChoose={onChoose}
            place={field.place}
          />,
          // Within a dialog, because nothing outside can be reached while it is open; else within the page's landmark.
          field.element.closest('[role="dialog"], main') ?? document.body,
        )}
    </>
  );
}

/**
 * Makes a text field a combobox while its list is open. A text area stays a text box, which names its list too, because no
 * other role is allowed there (ARIA in HTML). Returns a function that makes it a plain field again.
 */
function openCombobox(field: HTMLElement, listId: string): () => void {
  const attributes = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': listId,
    ...(!(field instanceof HTMLTextAreaElement) && {
      role: 'combobox',
      'aria-expanded': 'true',
      // A combobox may not have it.
      'aria-multiline': null,
    }),
  };
  const before = Object.keys(attributes).map((name) => [name, field.getAttribute(name)] as const);
  const set = (name: string, value: string | null) =>
    value === null ? field.removeAttribute(name) : field.setAttribute(name, value);
  Object.entries(attributes).forEach(([name, value]) => set(name, value));
  return () => {
    before.forEach(([name, value]) => set(name, value));
    field.removeAttribute('aria-activedescendant');
  };
}
