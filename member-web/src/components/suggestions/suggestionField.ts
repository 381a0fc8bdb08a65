/** A text field in which something is suggested while one types. */
export interface SuggestionField {
  /** The element that has the focus. */
  element: HTMLElement;
  /** The text of the line or paragraph before the caret; null without a caret. */
  textBefore: () => string | null;
  /** Where the suggestions belong: what they must not cover, in the window. */
  place: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  /** Replaces characters before the caret, and a space after it, by a text and one space. */
  replace: (length: number, text: string) => void;
  /** Calls `listener` when text or caret may have changed. Returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
}

const EVENTS = ['input', 'select', 'keyup', 'click', 'focus', 'blur'] as const;

/** The field of a plain text. */
export function fieldOfTextArea(element: HTMLTextAreaElement): SuggestionField {
  return {
    element,
    textBefore: () => {
      const { selectionStart, selectionEnd, value } = element;
      if (document.activeElement !== element || selectionStart !== selectionEnd || element.readOnly)
        return null;
      return value.slice(0, selectionStart).split('\n').at(-1) ?? '';
    },
    // The frame around the text, and the buttons of its form.
    place: () => {
      const { left, top } = (element.parentElement ?? element).getBoundingClientRect();
      return { left, top, bottom: (element.form ?? element).getBoundingClientRect().bottom };
    },
    replace: (length, text) => {
      const end = element.selectionStart;
      element.setRangeText(`${text} `, end - length, end + (element.value[end] === ' ' ? 1 : 0), 'end');
      // The form learns of the text as if it had been typed.
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    subscribe: (listener) => {
      for (const name of EVENTS) element.addEventListener(name, listener);
      return () => {
        for (const name of EVENTS) element.removeEventListener(name, listener);
      };
    },
  };
}
