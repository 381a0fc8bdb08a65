import Button, { type ButtonProps } from '@mui/material/Button';
import { useIsLive } from '../../lib/useIsLive';

/**
 * Sends the form around it. On a prerendered page it waits for the site's code: without that the browser itself
 * would send the form, password and all, as part of an address.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant' | 'size'>) {
  const isLive = useIsLive();
  return (
    <Button {...props} type="submit" variant="contained" size="large" disabled={!isLive || props.disabled} />
  );
}
