import { EditConflictDialog } from '../../../components/EditConflictDialog';
import { differencesOf, mineOf } from '../../../lib/drafts/differences';
import { editConflictTexts } from '../../../texts/editConflict';
import { profileLabels, valuesOf } from './profileValues';
import type { ProfileConflict } from './useProfileForm';

interface ProfileConflictDialogProps {
  conflict: ProfileConflict;
  isBusy: boolean;
  onUseMine: () => void;
  onKeepTheirs: () => void;
  onKeepEditing: () => void;
}

/** An edit conflict of a profile: the version that another window saved, and the member's own. */
export function ProfileConflictDialog({ conflict, ...rest }: ProfileConflictDialogProps) {
  const { present, mine, changesPicture } = conflict;
  const differences = differencesOf(profileLabels, valuesOf(present), mine);
  return (
    <EditConflictDialog
      {...rest}
      differences={differences}
      remarks={changesPicture ? [editConflictTexts.pictureMine] : []}
      mineText={mineOf(differences)}
    />
  );
}
