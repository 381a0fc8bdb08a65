import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import { Link2, Share2 } from 'lucide-react';
import type { FeedDto } from '../../api/generated';
import { ActionButton } from '../../components/ActionButton';
import { PhoneHidden } from '../../components/PhoneHidden';
import { SHARE_TOAST_MS, showToast } from '../../components/toasts/toasts';
import { paths } from '../../lib/address/paths';
import { feedTexts } from '../../texts/feeds';

/** What a post's link depends on. */
export type SharedPost = Pick<FeedDto, 'id' | 'isPublic'>;

/** A public article has an address that opens without signing in. */
const linkOf = ({ id, isPublic }: SharedPost) =>
  `${runtimeConfig().memberOrigin}${isPublic ? paths.article(id) : paths.feedDetails(id)}`;

/** Copies the link of a post; a toast tells the result. */
export async function copyLink(post: SharedPost): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(post));
    await showToast('success', feedTexts.linkCopied, SHARE_TOAST_MS);
  } catch {
    await showToast('error', feedTexts.copyFailed, SHARE_TOAST_MS);
  }
}

/** Opens the share sheet of the device with the link of a post. */
async function shareLink(post: SharedPost): Promise<void> {
  try {
    await navigator.share({ title: runtimeConfig().brandName, url: linkOf(post) });
  } catch (error) {
    // The member closed the share sheet, or clicked again while it was open.
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
    await copyLink(post);
  }
}

/** Copies the link of a post; a second button opens the share sheet on phones that have one. */
export function ShareButton({ post }: { post: SharedPost }) {
  const hasShareSheet = 'share' in navigator;
  const CopyIcon = hasShareSheet ? Link2 : Share2;
  return (
    <>
      <ActionButton onClick={() => void copyLink(post)}>
        <CopyIcon size={20} strokeWidth={1.9} aria-hidden />
        <PhoneHidden>{feedTexts.share}</PhoneHidden>
      </ActionButton>
      {hasShareSheet && (
        <ActionButton onClick={() => void shareLink(post)} sx={{ display: { md: 'none' } }}>
          <Share2 size={20} strokeWidth={1.9} aria-hidden />
          <PhoneHidden>{feedTexts.shareTo}</PhoneHidden>
        </ActionButton>
      )}
    </>
  );
}
