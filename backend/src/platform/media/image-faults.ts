import { invalid, tooLarge, unsupportedType, type AppError } from '../../common/app-error.js';
import { MAX_FRAMES } from '../../config/upload-limits.js';

/** The place of a picture in its form. */
export interface FormPlace {
  /** The field it came in. */
  readonly field: string;
  /** Its name in messages: `Picture 2`, or `The picture` if there can be only one. */
  readonly label: string;
}

export const unknownFormat = ({ field, label }: FormPlace): AppError =>
  unsupportedType(`${label} is not a JPEG, PNG, WebP, GIF or AVIF picture`, field);

export const damaged = ({ field, label }: FormPlace): AppError =>
  invalid({ [field]: `${label} is damaged. Please choose another file.` });

export const tooManyFrames = ({ field, label }: FormPlace): AppError =>
  tooLarge(`${label} has more than ${MAX_FRAMES} frames`, field);

export const tooManyPixels = ({ field, label }: FormPlace): AppError =>
  tooLarge(`${label} has too many pixels. Pictures may have up to 50 megapixels.`, field);

export const tooManyAvifPixels = ({ field, label }: FormPlace): AppError =>
  tooLarge(
    `${label} has too many pixels. AVIF pictures may have up to 16 megapixels; save it as JPEG for up to 50.`,
    field,
  );

export const tooSlowToDecode = ({ field, label }: FormPlace): AppError =>
  tooLarge(`${label} takes too long to unpack. Please choose a smaller one.`, field);
