import Button, { type ButtonProps } from '@mui/material/Button';
import { useIsLive } from '../../lib/useIsLive';

/**
 * Submits the form around it. On a prerendered page it is disabled until hydration: without the site's code the browser
 * would submit the form itself, with the password in the URL.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant' | 'size'>) {
  const isLive = useIsLive();
  return (
    <Button {...props} type="submit" variant="contained" size="large" disabled={!isLive || props.disabled} />
  );
}
