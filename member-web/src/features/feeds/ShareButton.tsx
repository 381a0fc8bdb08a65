import { Link2, Share2 } from 'lucide-react';
import type { FeedDto } from '../../api/generated';
import { ActionButton } from '../../components/ActionButton';
import { PhoneHidden } from '../../components/PhoneHidden';
import { copyLink, hasShareSheet, shareLink } from '../../components/shareLink';
import { paths } from '../../lib/address/paths';
import { feedTexts } from '../../texts/feeds';

/** What a post's link depends on. */
export type SharedPost = Pick<FeedDto, 'id' | 'isPublic'>;

/** A public article has an address that opens without signing in. */
export const sharedPath = ({ id, isPublic }: SharedPost) =>
  isPublic ? paths.article(id) : paths.feedDetails(id);

/** Copies the link of a post; a second button opens the share sheet on phones that have one. */
export function ShareButton({ post }: { post: SharedPost }) {
  const hasSheet = hasShareSheet();
  const CopyIcon = hasSheet ? Link2 : Share2;
  return (
    <>
      <ActionButton onClick={() => void copyLink(sharedPath(post))}>
        <CopyIcon size={20} strokeWidth={1.9} aria-hidden />
        <PhoneHidden>{feedTexts.share}</PhoneHidden>
      </ActionButton>
      {hasSheet && (
        <ActionButton onClick={() => void shareLink(sharedPath(post))} sx={{ display: { md: 'none' } }}>
          <Share2 size={20} strokeWidth={1.9} aria-hidden />
          <PhoneHidden>{feedTexts.shareTo}</PhoneHidden>
        </ActionButton>
      )}
    </>
  );
}
