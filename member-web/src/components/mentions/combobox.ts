/**
 * Makes a text field a combobox while its list is open. A text area stays a text box, which names its list too, because no
 * other role is allowed there (ARIA in HTML). Returns a function that makes it a plain field again.
 */
export function openCombobox(field: HTMLElement, listId: string): () => void {
  const attributes = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': listId,
    ...(!(field instanceof HTMLTextAreaElement) && {
      role: 'combobox',
      'aria-expanded': 'true',
      // Not for comboboxes.
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
