import { radii } from '@campus-commons/web-kit/tokens.ts';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { ToastContainer, type CloseButtonProps } from 'react-toastify';
import { commonTexts } from '../../texts/common';
import { TOAST_MS } from './toasts';
import { TOAST_TOP, useToastTop } from './useToastTop';

/**
 * Sets the library's CSS variables, which its style sheet declares for the whole page, and fixes its layout on phones.
 */
const ToastStyles = styled('div')(({ theme }) => {
  const { campus } = theme.vars.palette;
  return {
    '--toastify-font-family': theme.typography.fontFamily,
    '--toastify-color-dark': campus.inverseSurface,
    '--toastify-text-color-dark': campus.inverseInk,
    '--toastify-icon-color-success': campus.marigold.main,
    '--toastify-icon-color-error': campus.hibiscus.main,
    '--toastify-toast-width': '400px',
    '--toastify-toast-top': TOAST_TOP,
    '--toastify-toast-min-height': '52px',
    '--toastify-toast-padding': '4px 4px 4px 14px',
    '--toastify-toast-bd-radius': `${radii.control}px`,
    '--toastify-toast-shadow': campus.floatShadow,
    '& .Toastify__toast': { ...theme.typography.button, fontWeight: 560 },
    // On phones the library's toasts are square bars over the whole header.
    '@media (max-width: 480px)': {
      '& .Toastify__toast-container': {
        top: TOAST_TOP,
        left: 'calc(12px + env(safe-area-inset-left))',
        width: 'calc(100vw - 24px)',
      },
      // Only the newest, because two would cover what the member does next; the older one is there again when that ends.
      '& .Toastify__toast ~ .Toastify__toast': { display: 'none' },
      '& .Toastify__toast': { marginBottom: 8, borderRadius: 'var(--toastify-toast-bd-radius)' },
    },
  };
});

/** Replaces the library's close button, which is too small for touch and shows no focus. */
function CloseToast({ closeToast }: CloseButtonProps) {
  return (
    <IconButton
      aria-label={commonTexts.close}
      onClick={closeToast}
      sx={{
        ml: 'auto',
        color: 'inherit',
        '&:hover': { bgcolor: 'transparent', color: 'inherit' },
        // The default outline would be dark on dark: a toast has the same background in both colour schemes.
        '&:focus-visible, &.Mui-focusVisible': { outlineColor: 'currentColor', outlineOffset: -4 },
      }}
    >
      <X size={18} aria-hidden />
    </IconButton>
  );
}

/** The toasts, at the top right, on phones at the top, where they cover no title. Alt+T moves the focus to them. */
export function Toasts() {
  const styles = useToastTop('.Toastify__toast-container');
  return (
    <ToastStyles ref={styles}>
      <ToastContainer
        position="top-right"
        autoClose={TOAST_MS}
        theme="dark"
        hideProgressBar
        newestOnTop
        closeButton={CloseToast}
      />
    </ToastStyles>
  );
}
