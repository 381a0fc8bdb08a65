import { loadChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import { errorText } from '@campus-commons/web-kit/errorText.ts';
import type { SetRelationDto } from '../../../api/generated';
import { showFailureToast, showToast } from '../../../components/toasts/toasts';
import { safetyTexts } from '../../../texts/safety';
import { useSafetySetRelationMutation } from '../safetyApi';

/** A member whom another one may mute or block. */
export interface Person {
  id: string;
  name: string;
}

/** What the viewer chose about a person. */
export type Relation = SetRelationDto['relation'];

/**
 * Changes what the viewer chose about a person; a toast tells the result, and can undo muting.
 * @param before what holds now
 */
export function useRelation({ id, name }: Person, before: Relation) {
  const [setRelation, { isLoading }] = useSafetySetRelationMutation();
  const change = async (relation: Relation, removeTheirs = false, from = before): Promise<boolean> => {
    const { error } = await setRelation({
      setRelationDto: { userId: id, relation, ...(removeTheirs && { removeTheirs }) },
    });
    if (error) showFailureToast(error, errorText(error));
    else if (relation === 'mute') {
      void loadChunk(() => import('../mutedToast')).then(
        ({ showMuted }) => showMuted(name, () => void change('none', false, 'mute')),
        () => showToast('success', safetyTexts.muted(name)),
      );
    } else void showToast('success', doneText(name, relation, from));
    return !error;
  };
  return { change, isBusy: isLoading };
}

function doneText(name: string, relation: Relation, before: Relation): string {
  if (relation === 'block') return safetyTexts.blocked(name);
  return before === 'block' ? safetyTexts.unblocked(name) : safetyTexts.unmuted(name);
}
