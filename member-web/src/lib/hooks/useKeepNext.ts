import { useLocation } from 'react-router-dom';
import { keepingNext } from '../address/paths';
import { useIsHydrated } from './hydration';

/** Returns {@link keepingNext} for the present address: what a visitor wanted to open is not lost between the forms. */
export function useKeepNext(): (path: string) => string {
  const { search } = useLocation();
  // The prerendered markup has no query.
  const isHydrated = useIsHydrated();
  return (path) => (isHydrated ? keepingNext(path, search) : path);
}
