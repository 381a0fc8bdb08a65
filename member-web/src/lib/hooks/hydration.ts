import { useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is hydrated: false during prerendering and hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

let focusedField: Element | null = null;

/**
 * Saves which field has the focus. Call it before hydrating a prerendered page, because the field loses the focus then.
 */
export function saveFocusedField(): void {
  focusedField = document.activeElement;
}

/**
 * Returns the texts that a visitor typed into prerendered fields before hydration, by field name, and restores the
 * focus. The texts are empty for a form that was not prerendered.
 * @param form accessible name of the form: the page may have several
 */
export function useTypedBeforeHydration<Name extends string>(
  form: string,
  ...names: Name[]
): Record<Name, string> {
  const isHydrated = useIsHydrated();
  const [fields] = useState(() => names.map((name) => (isHydrated ? undefined : fieldOf(form, name))));
  const [texts] = useState(() => names.map((name, index) => [name, fields[index]?.value ?? '']));
  useEffect(() => {
    const field = fields.find((candidate) => candidate && candidate === focusedField);
    if (document.activeElement === document.body) field?.focus({ preventScroll: true });
  }, [fields]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

function fieldOf(form: string, name: string): HTMLInputElement | undefined {
  // There is no document while prerendering.
  if (typeof document === 'undefined') return undefined;
  const field = document.querySelector(`form[aria-label="${form}"] [name="${name}"]`);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** The tags of a prerendered page for search engines and link previews, without its title. */
const DESCRIPTION = [
  'meta[name="description"]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'link[rel="canonical"]',
].join();

/**
 * Removes the description tags of the prerendered file from the document's head. Call it if the app does not hydrate
 * the page: the screen renders its own tags, and React would add them to the old ones. React replaces the title itself.
 */
export function dropStaticDescription(head: HTMLHeadElement): void {
  head.querySelectorAll(DESCRIPTION).forEach((tag) => tag.remove());
}
