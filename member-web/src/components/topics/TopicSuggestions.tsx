import { lazy, Suspense, type ComponentType } from 'react';
import type { SuggestedTopicsProps } from './SuggestedTopics';

const nothing: { default: ComponentType<SuggestedTopicsProps> } = { default: () => null };

/** A chunk of its own. If it cannot be loaded, there are no suggestions, and typing goes on. */
const SuggestedTopics = lazy<ComponentType<SuggestedTopicsProps>>(() =>
  import('./SuggestedTopics').then(
    (loaded) => ({ default: loaded.SuggestedTopics }),
    () => nothing,
  ),
);

/** Suggests topics while one is typed after a `#`, once its code has loaded. */
export function TopicSuggestions(props: SuggestedTopicsProps) {
  return (
    <Suspense>
      <SuggestedTopics {...props} />
    </Suspense>
  );
}
