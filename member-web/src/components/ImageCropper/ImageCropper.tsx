import { lazyChunk } from '@campus-commons/web-kit/lazyChunk.ts';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { DialogFeature } from '../Feature';
import { cropperTexts } from '../../texts/pictures';

/** The shape and maximum size of a cropped picture. */
export interface CropShape {
  /** Width over height. */
  aspect: number;
  /** Only shown as a circle; the stored picture is the square around it. */
  isRound: boolean;
  /** Maximum width of the result, px. The site never shows the picture larger. */
  maxWidth: number;
}

export interface CropperProps {
  file: File;
  /** An object URL of the file, created and revoked by the caller. */
  address: string;
  shape: CropShape;
  /** The title of the dialog: "Crop your picture". */
  title: string;
  onCancel: () => void;
  /** Called with the cropped part, as a still JPEG of at most `shape.maxWidth`. */
  onCropped: (file: File) => void;
}

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
