import { ToastContainer } from 'react-toastify';
import { TOAST_MS } from './toasts';

/** Top right, five seconds; the library moves the focus to them on Alt+T. */
export function Toasts() {
  return (
    <ToastContainer position="top-right" autoClose={TOAST_MS} theme="dark" hideProgressBar newestOnTop />
  );
}
