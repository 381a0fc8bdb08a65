import { useEffect, useRef } from 'react';

/** Whether the component is still mounted, for callbacks that end after it. */
export function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
