import { toast } from 'react-toastify';
import { ACTION_TOAST_MS, ActionToast } from '../../components/toasts/ActionToast';
import { lastToast } from '../../components/toasts/toasts';
import { safetyTexts } from '../../texts/safety';

/** Says that somebody is muted, with a button that takes it back. */
export function showMuted(name: string, onUndo: () => void): void {
  const text = safetyTexts.muted(name);
  const { undoMute, undoMuteRest } = safetyTexts;
  // The host loads with the first toast.
  lastToast.set({ text, autoClose: ACTION_TOAST_MS });
  toast.success(<ActionToast text={text} label={undoMute} rest={undoMuteRest(name)} onAct={onUndo} />, {
    autoClose: ACTION_TOAST_MS,
  });
}
