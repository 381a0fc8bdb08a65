import { errorText } from '@campus-commons/web-kit/errorText.ts';
import { isExistingAttachment } from '../../../components/ImagePicker/attachments';
import { RichText } from '../../../components/RichText/RichText';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { EditConflictDialog } from '../../../components/EditConflictDialog';
import { editConflictTexts } from '../../../texts/editConflict';
import { feedImages } from '../exports/feedImages';
import type { PostConflict, useSendPost } from './useSendPost';

interface PostConflictDialogProps {
  conflict: PostConflict;
  sending: ReturnType<typeof useSendPost>;
  onKeepTheirs: () => void;
}

/** An edit conflict of a post: the version that another window saved, and the member's own. */
export function PostConflictDialog({ conflict, sending, onKeepTheirs }: PostConflictDialogProps) {
  const { present, content } = conflict;
  const mineText = visibleText(content);
  return (
    <EditConflictDialog
      differences={[
        {
          label: editConflictTexts.post,
          theirs: textOf(present.feedData.content),
          mine: textOf(content),
        },
      ]}
      remarks={pictureRemarks(conflict)}
      mineText={mineText}
      isBusy={sending.isPosting}
      error={sending.error === undefined ? undefined : errorText(sending.error)}
      onUseMine={sending.overwrite}
      onKeepTheirs={onKeepTheirs}
      onKeepEditing={sending.keepEditing}
    />
  );
}

const textOf = (html: string) => (visibleText(html) === '' ? '' : <RichText html={html} />);

/** Differences that the texts do not show: the pictures. */
function pictureRemarks({ present, images }: PostConflict): string[] {
  const now = feedImages(present.feedData).map(({ url, alt }) => [url, alt].join(' '));
  const mine = images.map((image) =>
    isExistingAttachment(image) ? [image.path, image.alt].join(' ') : image.id,
  );
  const isSame = now.length === mine.length && now.every((picture, place) => picture === mine[place]);
  if (isSame) return [];
  const paths = feedImages(present.feedData).map(({ url }) => url);
  const lost = images.filter((image) => isExistingAttachment(image) && !paths.includes(image.path)).length;
  return [
    editConflictTexts.photosDiffer(now.length, mine.length),
    ...(lost > 0 ? [editConflictTexts.photosGone(lost)] : []),
  ];
}
