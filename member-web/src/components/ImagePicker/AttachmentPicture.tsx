import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { MissingPicture } from '../MissingPicture';
import { isNewAttachment, type Attachment } from './attachments';
import { Preview } from './Preview';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.pictureMat,
}));

/** The maximum width of an attached picture. */
const MAX_WIDTH_PIXELS = 480;

/** An attached picture, uploaded or not. Its container must be positioned. */
export function AttachmentPicture({ image }: { image: Attachment }) {
  return isNewAttachment(image) ? <Preview file={image.file} /> : <KeptPicture path={image.path} />;
}

function KeptPicture({ path }: { path: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return <MissingPicture />;
  return (
    <Picture
      src={mediaUrl(path, MAX_WIDTH_PIXELS)}
      alt=""
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
