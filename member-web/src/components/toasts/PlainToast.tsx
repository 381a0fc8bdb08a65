import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { abovePhoneBar, BELOW_TITLE_ROW } from './toastPlace';
import { lastToast, type Toast } from './toasts';

const ToastPosition = styled('div')(({ theme }) => ({
  ...theme.typography.button,
  fontWeight: 560,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: BELOW_TITLE_ROW,
  right: 12,
  '@media (max-width: 480px)': {
    top: 'auto',
    bottom: abovePhoneBar,
  },
  width: 'min(340px, 100vw - 24px)',
  padding: '14px 16px',
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.campus.inverseSurface,
  color: theme.vars.palette.campus.inverseInk,
  boxShadow: theme.vars.palette.campus.floatShadow,
}));

/** Shows the latest toast for its display time. Used when the toast library could not be loaded. */
export function PlainToast() {
  const toast = useSyncExternalStore(lastToast.subscribe, lastToast.get, lastToast.get);
  const [expired, setExpired] = useState<Toast>();
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(() => setExpired(toast), toast.autoClose);
    return () => clearTimeout(timer);
  }, [toast]);
  return toast && toast !== expired ? <ToastPosition role="alert">{toast.text}</ToastPosition> : null;
}
