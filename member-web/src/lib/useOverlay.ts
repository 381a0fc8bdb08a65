import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type Location, type To } from 'react-router';

interface OverlayState {
  overlay: { name: string; value: number };
}

/** Link state that opens an overlay on the screen it leads to. */
export function overlayState(name: string, value = 0): OverlayState {
  return { overlay: { name, value } };
}

function readOverlay(state: unknown, name: string): number | undefined {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return undefined;
  const { overlay } = state as OverlayState;
  return overlay.name === name ? overlay.value : undefined;
}

/**
 * Something over the whole screen that the Back button closes, as people on phones expect: being open is part of the
 * history entry, and survives a reload.
 * @param name tells overlays apart, also several of the same kind on one screen
 */
export function useOverlay(name: string) {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const value = readOverlay(state, name);
  const here = useMemo<To>(() => ({ pathname, search, hash }), [pathname, search, hash]);

  const open = useCallback(
    (opened = 0) => void navigate(here, { state: overlayState(name, opened) }),
    [navigate, here, name],
  );
  const close = useCallback(() => void navigate(-1), [navigate]);

  return {
    isOpen: value !== undefined,
    /** What it was opened with; 0 while it is closed. */
    value: value ?? 0,
    open,
    close,
  };
}
