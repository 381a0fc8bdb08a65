import { isSessionOver } from '../../api/errors';
import { createValueStore } from '../../lib/valueStore';

/** How long a toast stays, ms; the toast that follows a shared link is shorter. */
export const TOAST_MS = 5000;
export const SHARE_TOAST_MS = 3000;

export interface Toast {
  text: string;
  /** How long it stays, ms. */
  autoClose: number;
}

/** What was said last; undefined until the first toast, and until then the library is not loaded. */
export const lastToast = createValueStore<Toast | undefined>(undefined);

/** Counts those to whom toasts were said: one member after the other. */
let audience = 0;

/** The member has changed: what the one before was told is not said to this one. The host takes its toasts with it. */
export function dropToasts(): void {
  audience += 1;
  lastToast.set(undefined);
}

/**
 * Says that a call has failed, in the place of `showToast`. Not when the session is over: that has a notice of its own.
 * @param error what the call came back with
 */
export function showFailureToast(error: unknown, text: string): void {
  if (!isSessionOver(error)) void showToast('error', text);
}

/**
 * Shows a short message at the top right that goes by itself.
 * @param autoClose how long it stays, ms
 */
export async function showToast(
  type: 'success' | 'error',
  text: string,
  autoClose = TOAST_MS,
): Promise<void> {
  lastToast.set({ text, autoClose });
  const saidTo = audience;
  try {
    const { toast } = await import('react-toastify');
    if (saidTo === audience) toast[type](text, { autoClose });
  } catch (error) {
    // The host has not got it either, and says the words without it.
    console.error(error);
  }
}
