import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  attachmentReducer,
  isNewAttachment,
  type Attachment,
  type AttachmentAction,
} from '../../../components/ImagePicker/attachments';
import { prepareImages } from '../../../components/ImagePicker/prepareImages';

/** Where the pictures are stored until they are sent. */
interface StoredPictures {
  /** The stored pictures; undefined if there are none, or the browser cannot store files. */
  readPictures: () => Promise<Attachment[] | undefined>;
  /** Resolves to false if they are only in memory and will be lost with the tab. */
  storePictures: (images: Attachment[]) => Promise<boolean>;
}

interface PicturesOptions {
  draft: StoredPictures;
  /** The pictures that what is edited has already. */
  existing: Attachment[];
  /** Returns the files chosen before the composer opened, and clears them. */
  takeFiles?: () => File[];
  /** Called after every change. False means that the pictures are only in memory and will be lost with the tab. */
  onStored: (isStored: boolean) => void;
}

/** The pictures of a post or a project that is being written: restores those of the draft, and stores every change. */
export function usePictures({ draft, existing, takeFiles, onStored }: PicturesOptions) {
  const [images, setImages] = useState<Attachment[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  /** The value that `images` will have in the next render: files may arrive faster than renders. */
  const latest = useRef(images);

  const apply = (action: AttachmentAction) => {
    latest.current = attachmentReducer(latest.current, action);
    setImages(latest.current);
  };
  const change = (action: AttachmentAction) => {
    apply(action);
    void draft.storePictures(latest.current).then(onStored);
  };

  const add = async (files: File[]) => {
    if (files.length === 0) return;
    setPreparing((count) => count + 1);
    const prepared = await prepareImages(files, MAX_PICTURES - latest.current.length);
    setPreparing((count) => count - 1);
    setRefusals(prepared.refusals);
    if (prepared.images.length > 0) change({ type: 'added', images: prepared.images });
  };

  const hasStarted = useRef(false);
  const begin = useEffectEvent(async () => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const files = takeFiles?.() ?? [];
    const stored = await draft.readPictures();
    apply({ type: 'restored', images: stored ? withoutRemoved(stored, existing) : existing });
    setIsRestored(true);
    await add(files);
  });
  useEffect(() => void begin(), []);

  return {
    images,
    change,
    add,
    refusals,
    isPreparing: preparing > 0,
    /** False until the stored pictures are read: nothing may be sent before. */
    isRestored,
  };
}

/** Removes pictures of the draft that were meanwhile removed from the post elsewhere. */
function withoutRemoved(stored: Attachment[], existing: Attachment[]): Attachment[] {
  return stored.filter((image) => isNewAttachment(image) || existing.some(({ id }) => id === image.id));
}
