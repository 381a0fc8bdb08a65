import { Button } from '@campus-commons/web-kit/Button.tsx';
import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useDispatch } from 'react-redux';
import { SettingRow } from '../../components/SettingRow';
import { showAlert } from '../../components/alerts/alerts';
import { discardAllDraftsOf } from '../../lib/drafts/discardDrafts';
import { memberSignedOut } from '../../lib/session/sessionSlices';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { accountTexts } from '../../texts/account';
import { fieldTexts, validationTexts } from '../../texts/fields';
import { useAccountDeleteMutation } from './accountApi';
import { SettingsCard } from './SettingsCard';

/** Deletes the account; the member can restore it for 14 days. */
export function DeleteAccountCard() {
  const dispatch = useDispatch();
  const memberId = useMemberId();
  const [deleteAccount] = useAccountDeleteMutation();

  const ask = () => {
    let notice = '';
    showAlert({
      type: 'input',
      title: accountTexts.deleteQuestion,
      message: accountTexts.deleteText,
      label: fieldTexts.password,
      isPassword: true,
      confirm: accountTexts.deleteAccount,
      isDangerous: true,
      check: (password) => (password === '' ? validationTexts.passwordRequired : undefined),
      submit: async (password) => {
        const { data, error } = await deleteAccount({ deleteAccountDto: { password } });
        if (error) return fieldErrors(error).password ?? errorText(error);
        discardAllDraftsOf(memberId);
        notice = data.message;
        return undefined;
      },
      onClosed: (isAnswered) => {
        if (!isAnswered) return;
        // The server has ended every session, including this one.
        dispatch(memberSignedOut());
        showAlert({ type: 'info', title: accountTexts.signedOut, message: notice });
      },
    });
  };

  return (
    <SettingsCard>
      <SettingRow
        heading="h2"
        label={accountTexts.deleteAccount}
        value={accountTexts.deleteLead}
        control={
          <Button variant="tonal" color="error" onClick={ask}>
            {accountTexts.deleteMine}
          </Button>
        }
      />
    </SettingsCard>
  );
}
