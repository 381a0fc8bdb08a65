import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { ToastContainer } from 'react-toastify';
import { TOAST_MS } from './toasts';

/** Sets the library's own variables, which its style sheet declares for the whole page. */
const Look = styled('div')(({ theme }) => {
  const { campus } = theme.vars.palette;
  return {
    '--toastify-font-family': 'inherit',
    '--toastify-color-dark': campus.inverseSurface,
    '--toastify-text-color-dark': campus.inverseInk,
    '--toastify-icon-color-success': campus.marigold.main,
    '--toastify-icon-color-error': campus.hibiscus.main,
    '--toastify-toast-width': '340px',
    '--toastify-toast-min-height': '52px',
    '--toastify-toast-bd-radius': `${radii.control}px`,
    '--toastify-toast-shadow': campus.floatShadow,
  };
});

/** Top right, five seconds; the library moves the focus to them on Alt+T. */
export function Toasts() {
  return (
    <Look>
      <ToastContainer position="top-right" autoClose={TOAST_MS} theme="dark" hideProgressBar newestOnTop />
    </Look>
  );
}
