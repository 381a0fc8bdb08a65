import { Button } from '@campus-commons/web-kit/Button.tsx';
import type { ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';

/**
 * A button that is `loading` while its call is pending. The library disables it meanwhile, and a disabled button loses the
 * keyboard focus; it gets the focus back, unless it has moved on.
 */
export function BusyButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const { loading } = props;
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // Browsers take the focus from a disabled element only after this.
    if (loading) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && (activeElement === body || activeElement === null)) {
      button.current?.focus({ preventScroll: true });
    }
    if (!loading) hadFocus.current = false;
  }, [loading]);
  return <Button {...props} ref={button} />;
}
