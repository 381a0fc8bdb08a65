import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { isOverlayState } from '../lib/hooks/useOverlay';

/** Storage key of the scroll positions of this tab, by history entry and address. They survive a reload. */
const STORAGE_KEY = 'scroll-positions';
const MAX_POSITIONS = 50;

/** User input that cancels the restoring of a scroll position. */
const interruptions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const positions = new Map(readPositions());

/**
 * Scrolls a new screen to its top, and also a screen whose link is clicked again. Back, forward and reload restore the
 * previous position as soon as the screen is high enough.
 */
export function useScrollPosition(): void {
  const { key, pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigation = useNavigationType();
  // The address is part of the name, because all addresses that were typed or opened from outside have the same key.
  const entry = `${key} ${pathname}${search}${hash}`;
  const isOverlay = isOverlayState(state);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', storePositions);
    return () => window.removeEventListener('pagehide', storePositions);
  }, []);

  const shownEntry = useRef<string>(undefined);
  // In a layout effect, before any scroll event: a scroll of the new screen must not be stored for the previous entry.
  useLayoutEffect(() => {
    const isNew = shownEntry.current !== undefined && shownEntry.current !== entry;
    shownEntry.current = entry;
    const savePosition = () => positions.set(entry, window.scrollY);
    const startSaving = () => window.addEventListener('scroll', savePosition, { passive: true });
    const stopSaving = () => window.removeEventListener('scroll', savePosition);

    const height = navigation === NavigationType.Pop ? positions.get(entry) : undefined;
    if (height !== undefined) {
      // Positions are stored only after the restoring has ended.
      const stop = restoreScroll(height, startSaving);
      return () => {
        stop();
        stopSaving();
      };
    }
    if (isNew) {
      // Opening an overlay or an anchor does not scroll to the top.
      if (!isOverlay && hash === '') window.scrollTo(0, 0);
      savePosition();
    }
    startSaving();
    return stopSaving;
  }, [entry, navigation, isOverlay, hash]);
}

/**
 * Scrolls to a position that the page may reach only once its content has loaded.
 * @param onEnd called when it is reached, or the user has scrolled
 */
function restoreScroll(height: number, onEnd: () => void): () => void {
  const growth = new ResizeObserver(scroll);
  function stop(): void {
    growth.disconnect();
    interruptions.forEach((type) => window.removeEventListener(type, stop));
    onEnd();
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
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY, 'sessionStorage') ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(stored: unknown): stored is [string, number] {
  return Array.isArray(stored) && typeof stored[0] === 'string' && Number.isFinite(stored[1]);
}

function storePositions(): void {
  writeStored(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)), 'sessionStorage');
}
