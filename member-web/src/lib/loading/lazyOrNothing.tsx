import { lazy, Suspense, type ComponentType } from 'react';

const Nothing = () => null;

/** A component that is loaded when it is first rendered. Until then, and when loading fails, its place is empty. */
export function lazyOrNothing<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
  return function LoadedOrNothing(props: Props) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
