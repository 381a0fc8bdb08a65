import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './whenIdle';

const Nothing: ComponentType = () => null;

/** A component that is loaded when it is first rendered. Until then, and when loading fails, its place is empty. */
export function lazyOrNothing(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
  return function LoadedOrNothing() {
    return (
      <Suspense fallback={null}>
        <Loaded />
      </Suspense>
    );
  };
}

/** A busy page may never be idle. */
const IDLE_TIMEOUT_MS = 5_000;

/** The same, loaded only once the browser has nothing more urgent to do, or after {@link IDLE_TIMEOUT_MS}. */
export function lazyWhenIdle(load: () => Promise<ComponentType>): ComponentType {
  const Component = lazyOrNothing(load);
  return function WhenIdle() {
    const [isIdle, setIsIdle] = useState(false);
    useEffect(() => whenIdle(() => setIsIdle(true), IDLE_TIMEOUT_MS), []);
    return isIdle && <Component />;
  };
}
