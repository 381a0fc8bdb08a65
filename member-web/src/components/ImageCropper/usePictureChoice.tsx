import { useEffect, useRef, useState } from 'react';
import type { CropShape } from './cropperProps';
import { ImageCropper } from './ImageCropper';
import { FileInput } from '../ImagePicker/FileInput';
import { prepareImages } from '../ImagePicker/prepareImages';

interface PictureChoiceOptions {
  /** What is chosen, for screen readers: "Choose a cover". */
  label: string;
  /** Names the dialog that crops it. */
  cropTitle: string;
  shape: CropShape;
  onChosen: (file: File) => void;
}

/** One picture from this device, cropped. `parts` has to stand somewhere; `open` shows the device's chooser. */
export function usePictureChoice({ label, cropTitle, shape, onChosen }: PictureChoiceOptions) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => chosen && (() => URL.revokeObjectURL(chosen.address)), [chosen]);

  const take = async (files: File[]) => {
    const { images, refusals } = await prepareImages(files.slice(0, 1), 1);
    setRefusal(refusals[0]);
    const file = images[0]?.file;
    setChosen(file && { file, address: URL.createObjectURL(file) });
  };
  return {
    open: () => chooser.current?.click(),
    /** Why the file could not be taken. */
    refusal,
    parts: (
      <>
        <FileInput ref={chooser} single={label} onChosen={(files) => void take(files)} />
        {chosen && (
          <ImageCropper
            {...chosen}
            shape={shape}
            title={cropTitle}
            onCancel={() => setChosen(undefined)}
            onCropped={(file) => {
              setChosen(undefined);
              onChosen(file);
            }}
          />
        )}
      </>
    ),
  };
}
