import { isOfflineFailure, offlineErrorText } from '@campus-commons/web-kit/errorText.ts';
import { isSessionOver } from '../../api/errors';
import { createValueStore } from '../../lib/state/valueStore';

/** How long a toast stays; the toast after sharing a link is shorter. */
export const TOAST_MS = 5000;
export const SHARE_TOAST_MS = 3000;

export interface Toast {
  text: string;
  /** How long it stays, ms. */
  autoClose: number;
}

/** The latest toast; undefined until the first one, and until then the library is not loaded. */
export const lastToast = createValueStore<Toast | undefined>(undefined);

/** Incremented whenever another member signs in, so that toasts for the previous one are dropped. */
let memberChanges = 0;

/** Another member has signed in: drops pending toasts. The host removes those that are shown. */
export function clearToasts(): void {
  memberChanges += 1;
  lastToast.set(undefined);
}

/**
 * Shows a failed call as a toast, unless the session is over: a notice already says that. Offline it also says that nothing was
 * sent.
 * @param error the error of the call
 */
export function showFailureToast(error: unknown, text: string): void {
  if (isSessionOver(error)) return;
  const isSaid = !isOfflineFailure(error) || text === offlineErrorText;
  void showToast('error', isSaid ? text : `${text.replace(/\.?$/, '.')} ${offlineErrorText}`);
}

/**
 * Shows a short message at the top right, on phones at the top, which disappears by itself.
 * @param autoClose how long it stays, ms
 */
export async function showToast(
  type: 'success' | 'error',
  text: string,
  autoClose = TOAST_MS,
): Promise<void> {
  lastToast.set({ text, autoClose });
  const changesBefore = memberChanges;
  try {
    const { toast } = await import('react-toastify');
    if (changesBefore === memberChanges) toast[type](text, { autoClose });
  } catch (error) {
    // The host could not load the library either, and shows the plain toast instead.
    console.error(error);
  }
}
