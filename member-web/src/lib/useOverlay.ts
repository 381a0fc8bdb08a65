import { useCallback, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { useLocation, useNavigate, type Location, type To } from 'react-router';

interface OverlayState {
  overlay: { name: string; value: number; about?: string };
}

/**
 * Spread into a `<Link>`: leads to a screen with an overlay open. Always an entry of its own, also on the screen itself,
 * because closing the overlay goes back by one.
 * @param about what the overlay is to know; see {@link useOverlay}
 */
export function overlayLink(to: string, name: string, about?: string) {
  return {
    to,
    state: overlayState(name, 0, about),
    replace: false,
    // The second press of a double click would open it a second time.
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
  };
}

/** Whether a history entry's state stands for an overlay on the screen of the entry before. */
export function isOverlayState(state: unknown): state is OverlayState {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return false;
  const { overlay } = state;
  // Browsers keep it over reloads, and with it what an earlier version of this site has written.
  return (
    typeof overlay === 'object' &&
    overlay !== null &&
    'name' in overlay &&
    typeof overlay.name === 'string' &&
    'value' in overlay &&
    typeof overlay.value === 'number' &&
    (!('about' in overlay) || overlay.about === undefined || typeof overlay.about === 'string')
  );
}

function overlayState(name: string, value: number, about?: string): OverlayState {
  return { overlay: { name, value, about } };
}

function readOverlay(state: unknown, name: string): OverlayState['overlay'] | undefined {
  return isOverlayState(state) && state.overlay.name === name ? state.overlay : undefined;
}

/**
 * Something over the whole screen that the Back button closes, as people on phones expect: being open is part of the
 * history entry, and survives a reload.
 * @param name tells overlays apart, also several of the same kind on one screen
 */
export function useOverlay(name: string) {
  const { key, pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const opened = readOverlay(state, name);
  const here = useMemo<To>(() => ({ pathname, search, hash }), [pathname, search, hash]);

  // A second press arrives before the first one has had its effect, and must not count as another step in the history.
  const isMoving = useRef(false);
  useLayoutEffect(() => {
    isMoving.current = false;
  }, [key]);
  const move = useCallback((step: () => void) => {
    if (isMoving.current) return;
    isMoving.current = true;
    step();
  }, []);

  const open = useCallback(
    (value = 0, about?: string) =>
      move(() => void navigate(here, { state: overlayState(name, value, about) })),
    [move, navigate, here, name],
  );
  const close = useCallback(() => move(() => void navigate(-1)), [move, navigate]);

  return {
    isOpen: opened !== undefined,
    /** What it was opened with; 0 while it is closed. */
    value: opened?.value ?? 0,
    /** What it was told when it was opened, if anything. */
    about: opened?.about,
    open,
    close,
  };
}
