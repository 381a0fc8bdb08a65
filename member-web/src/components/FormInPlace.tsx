import type { ReactNode } from 'react';
import { useFocusInPlace } from '../lib/hooks/useFocusInPlace';
import { Feature } from './Feature';

interface FormInPlaceProps {
  onClose: () => void;
  children: ReactNode;
}

/** A form that takes the place of its screen, at the same address. */
export function FormInPlace(props: FormInPlaceProps) {
  useFocusInPlace();
  return <Feature {...props} />;
}
