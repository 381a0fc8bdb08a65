import { mediaUrl } from '@campus-commons/web-kit/runtimeConfig.ts';
import { styled } from '@mui/material/styles';
import { isPicked, type TrayImage } from './pickedImages';
import { Preview } from './Preview';

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.campus.pictureMat,
}));

/** The maximum width of a picture in the tray, CSS pixels. */
const TRAY_WIDTH = 480;

/** A picture in the tray, uploaded or not. */
export function TrayPicture({ image }: { image: TrayImage }) {
  return isPicked(image) ? (
    <Preview file={image.file} />
  ) : (
    <Picture src={mediaUrl(image.path, TRAY_WIDTH)} alt="" decoding="async" />
  );
}
