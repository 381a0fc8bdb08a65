import { useState } from 'react';
import { usePictureChoice } from '../../components/ImageCropper/usePictureChoice';
import { showToast } from '../../components/toasts/toasts';
import { profileTexts } from '../../texts/profile';
import { avatarShape, coverShape } from './ProfileCover';
import { useSaveProfileImagesMutation } from './profileApi';

const slots = {
  avatar: {
    label: profileTexts.chooseYourPicture,
    cropTitle: profileTexts.cropPicture,
    shape: avatarShape,
  },
  cover: { label: profileTexts.chooseYourCover, cropTitle: profileTexts.cropCover, shape: coverShape },
};

/** Changes one of the member's own pictures directly on the profile, without the form: choose, crop and save. */
export function useOwnPicture(slot: keyof typeof slots) {
  const [save] = useSaveProfileImagesMutation();
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<unknown>();

  const send = async (chosen: File) => {
    setFile(chosen);
    setError(undefined);
    setProgress(0);
    const { error: failure } = await save({ [slot]: chosen, onUploadProgress: setProgress });
    setProgress(undefined);
    if (failure) {
      setError(failure);
      return;
    }
    setFile(undefined);
    void showToast('success', profileTexts.pictureSaved);
  };
  const choice = usePictureChoice({ ...slots[slot], onChosen: (chosen) => void send(chosen) });

  return {
    choose: choice.open,
    /** To be rendered by the caller. */
    parts: choice.parts,
    /** Why the file was refused. */
    refusal: choice.refusal,
    /** The file that is being saved, or could not be. */
    file,
    isSaving: progress !== undefined,
    /** Progress of the upload, 0 to 1. */
    progress: progress ?? 0,
    error,
    tryAgain: () => {
      if (file) void send(file);
    },
    discard: () => {
      setFile(undefined);
      setError(undefined);
    },
  };
}

export type OwnPicture = ReturnType<typeof useOwnPicture>;
