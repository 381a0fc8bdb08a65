import type { ButtonProps } from '@mui/material/Button';
import { useIsHydrated } from '../../lib/hooks/hydration';
import { BusyButton } from '../BusyButton';

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
