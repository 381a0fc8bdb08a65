import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { feedTexts } from '../texts/feeds';
import { SHARE_TOAST_MS, showToast } from './toasts/toasts';

const linkTo = (path: string) => `${runtimeConfig().memberOrigin}${path}`;

/**
 * Copies the link to a screen of this site; a toast tells the result.
 * @param path its path, with everything that follows it
 * @param done what the toast says
 * @param autoClose how long it stays, ms
 */
export async function copyLink(
  path: string,
  done = feedTexts.linkCopied,
  autoClose = SHARE_TOAST_MS,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkTo(path));
    await showToast('success', done, autoClose);
  } catch {
    await showToast('error', feedTexts.copyFailed, autoClose);
  }
}

/** Whether the device has a share sheet. */
export const hasShareSheet = () => 'share' in navigator;

/** Opens the share sheet of the device with the link to a screen of this site. */
export async function shareLink(path: string): Promise<void> {
  try {
    await navigator.share({ title: runtimeConfig().brandName, url: linkTo(path) });
  } catch (error) {
    // The member closed the share sheet, or clicked again while it was open.
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
    await copyLink(path);
  }
}
