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
