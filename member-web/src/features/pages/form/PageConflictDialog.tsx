import { StaleDialog } from '../../../components/StaleDialog';
import { differencesOf, mineOf } from '../../../lib/differences';
import { staleTexts } from '../../../texts/stale';
import { pageLabels, valuesOf } from './pageValues';
import type { PageConflict } from './usePageForm';

interface PageConflictDialogProps {
  conflict: PageConflict;
  /** The picture that the page had when the form was opened. */
  firstPicture: string | null | undefined;
  isBusy: boolean;
  onUseMine: () => void;
  onKeepTheirs: () => void;
  onGoOn: () => void;
}

/** An edit conflict of a page: the version that another window saved, and the member's own. */
export function PageConflictDialog({ conflict, firstPicture, ...rest }: PageConflictDialogProps) {
  const { present, mine, changesPicture } = conflict;
  const differences = differencesOf(pageLabels, valuesOf(present), mine);
  return (
    <StaleDialog
      {...rest}
      differences={differences}
      remarks={[
        ...(present.imageUrl === firstPicture ? [] : [staleTexts.pictureTheirs]),
        ...(changesPicture ? [staleTexts.pictureMine] : []),
      ]}
      mineText={mineOf(differences)}
    />
  );
}
