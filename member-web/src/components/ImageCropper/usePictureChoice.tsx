import { useEffect, useRef, useState } from 'react';
import { ImageCropper } from './ImageCropper';
import type { CropShape } from './cropperProps';
import { FileInput } from '../ImagePicker/FileInput';
import { prepareImages } from '../ImagePicker/prepareImages';
import { useIsMounted } from '../../lib/hooks/useIsMounted';

interface PictureChoiceOptions {
  /** The accessible name of the file input: "Choose a cover". */
  label: string;
  /** The title of the dialog that crops it. */
  cropTitle: string;
  shape: CropShape;
  onChosen: (file: File) => void;
}

/** Chooses and crops one picture. Render `parts`; `open` opens the file chooser. */
export function usePictureChoice({ label, cropTitle, shape, onChosen }: PictureChoiceOptions) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  const [refusal, setRefusal] = useState<string>();
  const isMounted = useIsMounted();
  /** The latest choice (against a race condition): an earlier picture may take longer to prepare than a later one. */
  const latest = useRef<File>(undefined);

  useEffect(() => chosen && (() => URL.revokeObjectURL(chosen.address)), [chosen]);

  const choose = async ([original]: File[]) => {
    if (!original) return;
    latest.current = original;
    const { images, refusals } = await prepareImages([original], 1);
    // An unused object URL would keep the picture in memory until the tab is closed.
    if (!isMounted.current || latest.current !== original) return;
    setRefusal(refusals[0]);
    const file = images[0]?.file;
    setChosen(file && { file, address: URL.createObjectURL(file) });
  };
  return {
    open: () => chooser.current?.click(),
    /** Why the file was refused. */
    refusal,
    parts: (
      <>
        <FileInput ref={chooser} single={label} onChosen={(files) => void choose(files)} />
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
