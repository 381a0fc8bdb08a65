import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { isOverlayState } from './useOverlay';

/** Calls `onPressed` when the user clicks a link to the current address, which people expect to refresh the screen. */
export function useCurrentLinkClick(onPressed: () => unknown): void {
  const { key, hash, state } = useLocation() as Location<unknown>;
  const isSameAddress = useNavigationType() === NavigationType.Replace;
  const shown = useRef(key);
  const pressed = useEffectEvent(() => void onPressed());
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (isSameAddress && hash === '' && !isOverlayState(state)) pressed();
  }, [key, isSameAddress, hash, state]);
}
