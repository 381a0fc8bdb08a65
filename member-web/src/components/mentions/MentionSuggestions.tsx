import { lazy, Suspense, type ComponentType } from 'react';
import type { SuggestionsProps } from './Suggestions';

const nothing: { default: ComponentType<SuggestionsProps> } = { default: () => null };

/** A chunk of its own. If it cannot be loaded, there are no suggestions, and typing goes on. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./Suggestions').then(
    (loaded) => ({ default: loaded.Suggestions }),
    () => nothing,
  ),
);

/** Suggests members while a name is typed after an `@`, once its code has loaded. */
export function MentionSuggestions(props: SuggestionsProps) {
  return (
    <Suspense>
      <Suggestions {...props} />
    </Suspense>
  );
}
