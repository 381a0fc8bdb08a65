import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Scroll positions of this tab by history entry; they outlive a reload. */
const STORAGE_KEY = 'scroll-positions';
const MOST_KEPT = 50;

/** The reader's own scrolling ends the return to an earlier position. */
const interruptions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const positions = new Map(readPositions());

/**
 * A new screen starts at its top; back, forward and reload return to where the reader was, as soon as the
 * screen has grown long enough again.
 */
export function useScrollPosition(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const place = `${pathname}${search}`;
  const shownPlace = useRef(place);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keepPositions);
    return () => window.removeEventListener('pagehide', keepPositions);
  }, []);

  useLayoutEffect(() => {
    const isElsewhere = shownPlace.current !== place;
    shownPlace.current = place;
    if (navigation === NavigationType.Pop) {
      const height = positions.get(key);
      return height === undefined ? undefined : returnTo(height);
    }
    // The same address again is an overlay or an anchor: the screen below stays where it is.
    if (isElsewhere && hash === '') {
      window.scrollTo(0, 0);
    }
    return undefined;
  }, [key, place, hash, navigation]);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** Scrolls to a height that the page may reach only once its content has arrived. */
function returnTo(height: number): () => void {
  const growth = new ResizeObserver(scroll);
  function stop(): void {
    growth.disconnect();
    interruptions.forEach((type) => window.removeEventListener(type, stop));
  }
  function scroll(): void {
    window.scrollTo(0, height);
    if (window.scrollY >= height - 1) {
      stop();
    }
  }
  interruptions.forEach((type) => window.addEventListener(type, stop, { passive: true }));
  growth.observe(document.body);
  return stop;
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    // Storage is forbidden: positions then last as long as the page.
    return [];
  }
}

function keepPositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MOST_KEPT)));
  } catch {
    // As above.
  }
}
