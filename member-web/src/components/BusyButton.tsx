import { Button } from '@campus-commons/web-kit/Button.tsx';
import type { ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from '../lib/hooks/hydration';
import { commonTexts } from '../texts/common';

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

/**
 * Submits the form that contains it. On a prerendered page it is disabled until hydration: without the site's code the
 * browser would submit the form itself, with the password in the URL.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant' | 'size'>) {
  const isHydrated = useIsHydrated();
  return (
    <BusyButton
      {...props}
      type="submit"
      variant="contained"
      size="large"
      disabled={!isHydrated || props.disabled}
    />
  );
}

interface TryAgainProps {
  /** Whether the request is being repeated. */
  isBusy: boolean;
  onRetry: () => void;
}

/** Repeats a request that failed. */
export function TryAgain({ isBusy, onRetry }: TryAgainProps) {
  return (
    <BusyButton variant="tonal" loading={isBusy} onClick={onRetry}>
      {commonTexts.tryAgain}
    </BusyButton>
  );
}
