import { useEffect, useRef } from 'react';

/** A ref that says whether the component is still mounted, for callbacks that may finish later. */
export function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
