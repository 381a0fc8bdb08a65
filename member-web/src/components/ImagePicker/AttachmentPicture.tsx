import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { useState } from 'react';
import { MissingPicture } from '../MissingPicture';
import { AttachedImage, Preview } from './AttachedImage';
import { isNewAttachment, type Attachment } from './attachments';

/** The maximum width of an attached picture. */
const MAX_WIDTH_PIXELS = 480;

/** An attached picture, uploaded or not. Its container must be positioned. */
export function AttachmentPicture({ image }: { image: Attachment }) {
  return isNewAttachment(image) ? <Preview file={image.file} /> : <KeptPicture path={image.path} />;
}

function KeptPicture({ path }: { path: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <MissingPicture />;
  return <AttachedImage src={mediaUrl(path, MAX_WIDTH_PIXELS)} onError={() => setHasFailed(true)} />;
}
