import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { showAlert } from '../../components/alerts/alerts';
import { memberSignedOut } from '../../lib/session/sessionSlices';
import { useAccountDeleteMutation } from './accountApi';
import { SettingsCard } from './SettingsCard';

/** The end of an account, which can be taken back for a fortnight. */
export function DeleteAccountCard() {
  const dispatch = useDispatch();
  const [deleteAccount] = useAccountDeleteMutation();

  const ask = () => {
    let notice = '';
    showAlert({
      type: 'input',
      title: 'Delete your account?',
      message:
        'Your profile, posts, comments, likes and pages are hidden at once, and every device is signed out. ' +
        'To have them back, sign in within 14 days.',
      label: 'Password',
      isPassword: true,
      confirm: 'Delete account',
      isDangerous: true,
      check: (password) => (password === '' ? 'Password is required' : undefined),
      submit: async (password) => {
        const { data, error } = await deleteAccount({ deleteAccountDto: { password } });
        if (error) return fieldErrors(error).password ?? errorText(error);
        notice = data.message;
        return undefined;
      },
      onClosed: (isAnswered) => {
        if (!isAnswered) return;
        // The server has ended every session, this one too.
        dispatch(memberSignedOut());
        showAlert({ type: 'info', title: 'You are signed out', message: notice });
      },
    });
  };

  return (
    <SettingsCard
      title="Delete account"
      lead="Everything that is yours here is hidden at once. You can have it back for 14 days, by signing in; after that it is gone for good."
    >
      <Button variant="tonal" color="error" onClick={ask}>
        Delete my account
      </Button>
    </SettingsCard>
  );
}
