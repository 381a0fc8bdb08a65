import { radii } from '@campus-commons/web-kit/tokens.ts';
import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lastToast, type Toast } from './toasts';
import { TOAST_TOP, useToastTop } from './useToastTop';

const ToastPosition = styled('div')(({ theme }) => ({
  ...theme.typography.button,
  fontWeight: 560,
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: TOAST_TOP,
  right: 12,
  width: 'min(400px, 100vw - 24px)',
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
  return toast && toast !== expired ? <PlacedToast key={toast.text}>{toast.text}</PlacedToast> : null;
}

function PlacedToast({ children }: { children: string }) {
  const box = useToastTop();
  return (
    <ToastPosition ref={box} role="alert">
      {children}
    </ToastPosition>
  );
}
