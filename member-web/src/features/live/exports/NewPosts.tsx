import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { newPosts } from './shownPosts';

const Nothing: ComponentType = () => null;

const NewPostsPill = lazy(() =>
  import('../NewPostsPill').then(
    (module): { default: ComponentType } => ({ default: module.NewPostsPill }),
    () => ({ default: Nothing }),
  ),
);

/** Says how many posts are new above those on the screen. It takes no room, so that nothing moves when it appears. */
export function NewPosts() {
  const hasNew = useSyncExternalStore(newPosts.subscribe, () => newPosts.get() > 0);
  return <Suspense fallback={null}>{hasNew && <NewPostsPill />}</Suspense>;
}
