import { pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import { VisuallyHidden } from '@campus-commons/web-kit/accessible.tsx';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { foldSpaces } from '../../lib/text/mentions';
import { nameOf } from '../../lib/text/members';
import { mentionTexts } from '../../texts/mentions';
import type { ChosenMentionMarksProps } from './ChosenMentionMarks';
import type { MentionChoices, MentionField } from './mentionField';
import { MentionList } from './MentionList';
import { mentionQuery, useSuggestions, type SuggestedMember } from './useSuggestions';

/** A chunk of its own, for those who mention somebody. If it cannot be loaded, a mention looks like other text. */
const ChosenMentionMarks = lazy<ComponentType<ChosenMentionMarksProps>>(() =>
  import('./ChosenMentionMarks').then(
    (loaded) => ({ default: loaded.ChosenMentionMarks }),
    () => ({ default: () => null }),
  ),
);

export interface SuggestionsProps {
  field: MentionField;
  /** The post whose people come first. */
  feedId?: string;
  /** Those whose names have been inserted. */
  choices: MentionChoices;
  /** The text of a plain field; an editor shows its own. */
  text?: string;
}

/**
 * Suggests members while a name is typed after an `@`. The focus stays in the text; arrows, Enter, Tab and Escape work in the
 * list while it is open.
 */
export function Suggestions({ field, feedId, choices, text }: SuggestionsProps) {
  const before = useSyncExternalStore(field.subscribe, field.textBefore);
  const query = useMemo(() => (before === null ? null : mentionQuery(before)), [before]);
  /** A name that was chosen or dismissed is not searched again while the text goes on after it. */
  const [done, setDone] = useState<string>();
  if (before !== null && query === null && done !== undefined) setDone(undefined);
  const q = query && !(done !== undefined && query.q.startsWith(done)) ? query.q : undefined;
  const members = useSuggestions(q, feedId);
  const [active, setActive] = useState({ q: '', index: 0 });
  const index = active.q === q ? Math.min(active.index, members.length - 1) : 0;
  /** The mention that was inserted last, until something is typed after it. */
  const justInserted = useRef<string>(undefined);
  const listId = useId();
  const isOpen = members.length > 0;

  const choose = (member: SuggestedMember | undefined) => {
    if (!query || !member) return;
    const label = foldSpaces(nameOf(member));
    setDone(label);
    choices.add({ id: member.id, label });
    field.replace(query.length, `@${label}`);
    justInserted.current = `@${label}`;
  };
  const move = (by: number) =>
    setActive({ q: q ?? '', index: (index + by + members.length) % members.length });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.target !== field.element) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const key = pressedKey(event);
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape') setDone(q);
    else if (key === 'Enter' || key === 'Tab') choose(members[index]);
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
  // The space that writers type after a name is there already.
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
  useEffect(() => (isOpen ? openCombobox(field.element, listId) : undefined), [isOpen, field, listId]);
  useEffect(() => {
    if (isOpen) field.element.setAttribute('aria-activedescendant', `${listId}-${index}`);
  }, [isOpen, field, listId, index]);

  return (
    <>
      {choices.all().length > 0 && (
        <Suspense>
          <ChosenMentionMarks field={field} text={text} choices={choices} />
        </Suspense>
      )}
      <VisuallyHidden role="status">{isOpen ? mentionTexts.found(members.length) : ''}</VisuallyHidden>
      {isOpen &&
        createPortal(
          <MentionList
            id={listId}
            members={members}
            active={index}
            onActive={(chosen) => setActive({ q: q ?? '', index: chosen })}
            onChoose={choose}
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
