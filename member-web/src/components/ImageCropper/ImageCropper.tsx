import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { DialogFeature } from '../Feature';
import { cropperTexts } from '../../texts/cropper';
import type { CropperProps } from './cropperProps';

const CropDialog = lazyChunk(() => import('./CropDialog'), 'CropDialog');

/** The dialog to crop a picture. Its chunk is loaded when a picture is chosen. */
export function ImageCropper(props: CropperProps) {
  return (
    <DialogFeature
      onClose={props.onCancel}
      fallback={
        <Backdrop open sx={{ zIndex: 'modal' }}>
          <CircularProgress aria-label={cropperTexts.opening} />
        </Backdrop>
      }
    >
      <CropDialog {...props} />
    </DialogFeature>
  );
}
