import { createValueStore } from '../../lib/valueStore';

/** How long a toast stays, ms; the toast that follows a shared link is shorter. */
export const TOAST_MS = 5000;
export const SHARE_TOAST_MS = 3000;

/** Whether anything has asked for a toast yet; until then the library is not loaded. */
export const toastsNeeded = createValueStore(false);

/**
 * Shows a short message at the top right that goes by itself.
 * @param autoClose how long it stays, ms
 */
export async function showToast(
  type: 'success' | 'error',
  text: string,
  autoClose = TOAST_MS,
): Promise<void> {
  toastsNeeded.set(true);
  const { toast } = await import('react-toastify');
  toast[type](text, { autoClose });
}
