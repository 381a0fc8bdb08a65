import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  MAX_IMAGES,
  pickedImagesReducer,
  type PickedImage,
  type PickedImagesAction,
} from '../../../components/ImagePicker/pickedImages';
import { prepareImages } from '../../../components/ImagePicker/prepareImages';
import type { PostDraft } from './postDraft';

interface PicturesOptions {
  draft: PostDraft;
  /** Files chosen before the composer opened. */
  initialFiles: File[];
  /** Called after every change; false when the pictures will be gone with the tab. */
  onKept: (isKept: boolean) => void;
}

/** The pictures of the post being written: brings back those of an earlier visit and keeps every change. */
export function usePictures({ draft, initialFiles, onKept }: PicturesOptions) {
  const [images, setImages] = useState<PickedImage[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [preparing, setPreparing] = useState(0);
  /** What `images` will be at the next render: files may arrive faster than renders. */
  const latest = useRef(images);

  const apply = (action: PickedImagesAction) => {
    latest.current = pickedImagesReducer(latest.current, action);
    setImages(latest.current);
  };
  const change = (action: PickedImagesAction) => {
    apply(action);
    void draft.keepPictures(latest.current).then(onKept);
  };

  const add = async (files: File[]) => {
    if (files.length === 0) return;
    setPreparing((count) => count + 1);
    const prepared = await prepareImages(files, MAX_IMAGES - latest.current.length);
    setPreparing((count) => count - 1);
    setRefusals(prepared.refusals);
    if (prepared.images.length > 0) change({ type: 'added', images: prepared.images });
  };

  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const kept = await draft.readPictures();
    if (kept.length > 0) apply({ type: 'restored', images: kept });
    await add(initialFiles);
  });
  useEffect(() => void begin(), []);

  return { images, change, add, refusals, isPreparing: preparing > 0 };
}
