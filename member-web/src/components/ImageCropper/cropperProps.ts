/** What is cut out of a picture, and how large it may become. */
export interface CropShape {
  /** Width over height. */
  aspect: number;
  /** A circle is only how it is shown: the square around it is what is kept. */
  isRound: boolean;
  /** Widest result, px: larger ones cost data and are never shown. */
  maxWidth: number;
}

export interface CropperProps {
  file: File;
  /** An object URL of the file, made and released by whoever chose it. */
  address: string;
  shape: CropShape;
  /** Names the dialog: "Crop your picture". */
  title: string;
  onCancel: () => void;
  /** The part that was chosen, as a still JPEG of at most `shape.maxWidth`. */
  onCropped: (file: File) => void;
}
