import { EditConflictDialog } from '../../../components/EditConflictDialog';
import { differencesOf, mineOf } from '../../../lib/drafts/editConflicts';
import { editConflictTexts } from '../../../texts/editConflict';
import { pageLabels, trimmed, valuesOf } from './pageValues';
import type { PageConflict } from './usePageForm';

interface PageConflictDialogProps {
  conflict: PageConflict;
  /** Whether the edit also changes or removes the picture. */
  changesPicture: boolean;
  /** The picture that the page had when the form was opened. */
  firstPicture: string | null | undefined;
  isBusy: boolean;
  onUseMine: () => void;
  onKeepTheirs: () => void;
  onKeepEditing: () => void;
}

/** An edit conflict of a page: the version that another window saved, and the member's own. */
export function PageConflictDialog({
  conflict: { present, mine },
  changesPicture,
  firstPicture,
  ...rest
}: PageConflictDialogProps) {
  const differences = differencesOf(pageLabels, valuesOf(present), trimmed(mine));
  return (
    <EditConflictDialog
      {...rest}
      differences={differences}
      remarks={[
        ...(present.imageUrl === firstPicture ? [] : [editConflictTexts.pictureTheirs]),
        ...(changesPicture ? [editConflictTexts.pictureMine] : []),
      ]}
      mineText={mineOf(differences)}
    />
  );
}
