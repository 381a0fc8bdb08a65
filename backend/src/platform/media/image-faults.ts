import { invalid, tooLarge, unsupportedType, type AppError } from '../../common/app-error.js';
import { MAX_FRAMES, MAX_PIXELS, PICTURE_FORMATS } from '../../config/upload-limits.js';

/** The field of a form that a picture came in. */
export interface FormField {
  /** The name of the field. */
  readonly field: string;
  /** Its name in messages: `Picture 2`, or `The picture` if there can be only one. */
  readonly label: string;
}

const megapixels = (limit: keyof typeof MAX_PIXELS) => MAX_PIXELS[limit] / 1_000_000;

export const unknownFormat = ({ field, label }: FormField): AppError =>
  unsupportedType(`${label} is not a ${PICTURE_FORMATS} picture`, field);

export const damaged = ({ field, label }: FormField): AppError =>
  invalid({ [field]: `${label} is damaged. Please choose another file.` });

export const tooManyFrames = ({ field, label }: FormField): AppError =>
  tooLarge(`${label} has more than ${MAX_FRAMES} frames`, field);

export const tooManyPixels = ({ field, label }: FormField): AppError =>
  tooLarge(`${label} has too many pixels. Pictures may have up to ${megapixels('still')} megapixels.`, field);

export const tooManyAvifPixels = ({ field, label }: FormField): AppError =>
  tooLarge(
    `${label} has too many pixels. AVIF pictures may have up to ${megapixels('avifFrame')} megapixels; save it as JPEG for up to ${megapixels('still')}.`,
    field,
  );

export const tooSlowToDecode = ({ field, label }: FormField): AppError =>
  tooLarge(`${label} takes too long to unpack. Please choose a smaller one.`, field);
