import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { styled } from '@mui/material/styles';
import { isNewAttachment, type Attachment } from './attachments';
import { Preview } from './Preview';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.pictureMat,
}));

/** The maximum width of an attached picture, CSS pixels. */
const SHOWN_WIDTH = 480;

/** An attached picture, uploaded or not. */
export function AttachmentPicture({ image }: { image: Attachment }) {
  return isNewAttachment(image) ? (
    <Preview file={image.file} />
  ) : (
    <Picture src={mediaUrl(image.path, SHOWN_WIDTH)} alt="" decoding="async" />
  );
}
