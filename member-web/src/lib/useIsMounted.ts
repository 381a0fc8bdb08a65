import { useEffect, useRef } from 'react';

/** Whether the component is still mounted, for callbacks that end after it. */
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
