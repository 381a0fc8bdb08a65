import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { Share2 } from 'lucide-react';
import { ActionButton } from '../../components/ActionButton';
import { PhoneHidden } from '../../components/PhoneHidden';
import { SHARE_TOAST_MS, showToast } from '../../components/toasts/toasts';
import { paths } from '../../lib/paths';
import { feedTexts } from '../../texts/feeds';

async function copyLink(feedId: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${runtimeConfig().memberOrigin}${paths.feedDetails(feedId)}`);
    await showToast('success', feedTexts.linkCopied, SHARE_TOAST_MS);
  } catch {
    await showToast('error', feedTexts.copyFailed, SHARE_TOAST_MS);
  }
}

/** Copies the link of a post. */
export function ShareButton({ feedId }: { feedId: string }) {
  return (
    <ActionButton onClick={() => void copyLink(feedId)}>
      <Share2 size={20} strokeWidth={1.9} aria-hidden />
      <PhoneHidden>{feedTexts.share}</PhoneHidden>
    </ActionButton>
  );
}
