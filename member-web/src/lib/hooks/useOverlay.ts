import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { useLocation, useNavigate, type Location, type To } from 'react-router-dom';

interface OverlayState {
  overlay: { name: string; value: number; about?: string };
}

/**
 * Spread into a `<Link>`: leads to a screen with an overlay open. It always adds a history entry, even on the same
 * screen, because closing the overlay goes back by one entry.
 * @param about data for the overlay; see {@link useOverlay}
 */
export function overlayLink(to: string, name: string, about?: string) {
  return {
    to,
    state: overlayState(name, 0, about),
    replace: false,
    // The second click of a double click would add another history entry.
    onClick: (event: MouseEvent) => {
      if (event.detail > 1) event.preventDefault();
    },
  };
}

/** Whether the state of a history entry says that an overlay is open. */
export function isOverlayState(state: unknown): state is OverlayState {
  // Browsers keep the history state across reloads, so an earlier version of this site may have written it.
  const overlay = (
    state as { overlay?: Partial<Record<keyof OverlayState['overlay'], unknown>> | null } | null
  )?.overlay;
  return (
    typeof overlay?.name === 'string' &&
    typeof overlay.value === 'number' &&
    (overlay.about === undefined || typeof overlay.about === 'string')
  );
}

function overlayState(name: string, value: number, about?: string): OverlayState {
  return { overlay: { name, value, about } };
}

function readOverlay(state: unknown, name: string): OverlayState['overlay'] | undefined {
  return isOverlayState(state) && state.overlay.name === name ? state.overlay : undefined;
}

/** The key of the history entry that is being left by closing its overlay. */
let leaving: string | undefined;

/**
 * An overlay over the whole screen. Its open state is part of the history entry, so the Back button closes it, and it
 * stays open after a reload.
 * @param name identifies the overlay among those of the screen
 */
export function useOverlay(name: string) {
  const { key, pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  // A navigation renders every link of the screen anew, so on a slow phone the overlay opens before it, on the present
  // history entry. The next entry, whichever it is, decides.
  const [opening, setOpening] = useState<{ on: string; overlay: OverlayState['overlay'] }>();
  if (opening && opening.on !== key) setOpening(undefined);
  // The browser goes back a moment later: what is rendered anew until then does not open on the entry that is being left.
  const opened = leaving === key ? undefined : (readOverlay(state, name) ?? opening?.overlay);
  const here = useMemo<To>(() => ({ pathname, search, hash }), [pathname, search, hash]);

  // What the history does until its next entry is rendered, which takes a busy phone a while. A second click meanwhile must not
  // change it again. But a post may be sent before the entry of its composer is rendered, which then has to close all the same.
  const step = useRef<'opening' | 'opening, to be closed' | 'closing'>(undefined);
  const close = useCallback(() => {
    if (step.current === 'opening') step.current = 'opening, to be closed';
    if (step.current) return;
    step.current = 'closing';
    leaving = key;
    void navigate(-1);
  }, [navigate, key]);
  const arrive = useEffectEvent(() => {
    const closes = step.current === 'opening, to be closed' && readOverlay(state, name) !== undefined;
    step.current = undefined;
    if (leaving !== key) leaving = undefined;
    if (closes) close();
  });
  useLayoutEffect(() => arrive(), [key]);

  const open = useCallback(
    (value = 0, about?: string) => {
      if (step.current) return;
      step.current = 'opening';
      const entry = overlayState(name, value, about);
      setOpening({ on: key, ...entry });
      void navigate(here, { state: entry });
    },
    [navigate, here, key, name],
  );

  return {
    isOpen: opened !== undefined,
    /** The number with which it was opened; 0 while it is closed. */
    value: opened?.value ?? 0,
    /** The data with which it was opened, if any. */
    about: opened?.about,
    open,
    close,
  };
}
