/** A keyboard event of the browser, or React's wrapper around it. */
type KeyPress = Pick<KeyboardEvent, 'key'> &
  (Pick<KeyboardEvent, 'isComposing' | 'keyCode'> | { nativeEvent: KeyboardEvent });

/** What browsers give as the code of a key that an input method takes; Safari only this, for the key that ends a word. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The key that was pressed; empty while a word is composed with an input method, which the key belongs to then.
 * Handlers of keys in fields and dialogs ask here.
 */
export function pressedKey(event: KeyPress): string {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD ? '' : event.key;
}

/** Whether Ctrl or ⌘ and Enter are pressed, which sends what is written. */
export function isSendKey(event: KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean {
  return pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey);
}
