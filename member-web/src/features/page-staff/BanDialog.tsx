import { showToast } from '../../components/toasts/toasts';
import { pageStaffTexts as texts } from '../../texts/pageStaff';
import { usePageBansSetBanMutation } from './exports/pageStaffApi';
import { ReasonDialog } from './ReasonDialog';

/** Characters of a reason, as the API takes them. */
const MAX_REASON_LENGTH = 300;

interface BanDialogProps {
  pageId: string;
  person: { id: string; name: string };
  onClose: () => void;
}

/** Asks why somebody is banned from a page, and says what a ban does. */
export function BanDialog({ pageId, person: { id: memberId, name }, onClose }: BanDialogProps) {
  const [setBan, { isLoading, error }] = usePageBansSetBanMutation();
  const ban = async (reason: string) => {
    const { data } = await setBan({ setBanDto: { id: pageId, memberId, banned: true, reason } });
    if (!data) return;
    void showToast('success', texts.bannedToast(name));
    onClose();
  };
  return (
    <ReasonDialog
      title={texts.banTitle(name)}
      text={texts.banText}
      reasonHelp={texts.reasonHelp}
      maxLength={MAX_REASON_LENGTH}
      action={texts.banAction}
      isBusy={isLoading}
      error={error}
      onConfirm={(reason) => void ban(reason)}
      onClose={onClose}
    />
  );
}
