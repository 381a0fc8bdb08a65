import { draftsOf } from '../../../lib/drafts/drafts';
import { useMemberId } from '../../../lib/drafts/useDrafts';
import { useOverlay } from '../../../lib/hooks/useOverlay';
import { picturesOf } from './pictureStore';
import { PostDraft } from '../composer/postDraft';
import { COMPOSER } from '../composerLink';

/**
 * Opens the composer of the screen. Its draft begins with a line of plain text, unless there is a draft already. As a
 * draft the line survives a reload, and is gone once the post is sent.
 */
export function useOpenComposer(): (firstLine: string) => void {
  const memberId = useMemberId();
  const { open } = useOverlay(COMPOSER);
  return (firstLine) => {
    const draft = new PostDraft({
      texts: draftsOf(memberId),
      picturesOf: (name) => picturesOf(memberId, name),
      name: 'post',
    });
    const paragraph = document.createElement('p');
    paragraph.textContent = firstLine;
    if (draft.isEmpty) draft.storeText(paragraph.outerHTML);
    open();
  };
}
