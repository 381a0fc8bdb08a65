import type { DialogProps } from '@mui/material/Dialog';

type OnClose = NonNullable<DialogProps['onClose']>;

/**
 * `onClose` of a dialog that Escape closes and a click beside it does not: a question, or an input that is lost when it
 * closes.
 */
export function closesOnEscape(close: () => void): OnClose {
  return (_event, reason) => {
    if (reason !== 'backdropClick') close();
  };
}

/**
 * Whether `onClose` of a dialog was called by the second click of a double click on the button that opened it, which hits the
 * backdrop.
 */
export function isSecondClick(...[event, reason]: Parameters<OnClose>): boolean {
  return (
    reason === 'backdropClick' && 'detail' in event && typeof event.detail === 'number' && event.detail > 1
  );
}
