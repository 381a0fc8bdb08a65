import { errorText, fieldErrors } from '@campus-commons/web-kit/errorText.ts';
import { useDispatch } from 'react-redux';
import { showAlert } from '../../components/alerts/alerts';
import { discardAllDraftsOf } from '../../lib/drafts/discardDrafts';
import { useMemberId } from '../../lib/drafts/useDrafts';
import { memberSignedOut } from '../../lib/session/sessionSlices';
import { accountTexts } from '../../texts/account';
import { ageTexts as texts } from '../../texts/age';
import { fieldTexts, validationTexts } from '../../texts/fields';
import { useAgeSetAgeMutation } from './ageApi';

/** Asks who says that they are younger than 16 for the password, and deletes the account. */
export function useTooYoung(): () => void {
  const dispatch = useDispatch();
  const memberId = useMemberId();
  const [setAge] = useAgeSetAgeMutation();
  return () => {
    let notice = '';
    showAlert({
      type: 'input',
      title: texts.tooYoungTitle,
      message: texts.tooYoungText,
      label: fieldTexts.password,
      isPassword: true,
      confirm: texts.tooYoungConfirm,
      isDangerous: true,
      check: (password) => (password === '' ? validationTexts.passwordRequired : undefined),
      submit: async (password) => {
        const { data, error } = await setAge({ setAgeDto: { band: 'under16', password } });
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
}
