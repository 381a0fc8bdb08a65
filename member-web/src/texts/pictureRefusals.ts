import { inNumber } from '@campus-commons/web-kit/digits.ts';
import { MAX_FILE_BYTES, PICTURE_FORMATS } from '@campus-commons/web-kit/pictures/generated.ts';

/** Why a file is not among the photos of a post. They stand apart from other words of pictures, which the first post waits for. */
export const refusalTexts = {
  wrongType: (file: string) => `“${file}” cannot be added. Choose a ${PICTURE_FORMATS} picture.`,
  tooLarge: (file: string) =>
    `“${file}” is larger than ${MAX_FILE_BYTES / 1024 ** 2} MB. Choose a smaller one.`,
  noPicture: (file: string) => `“${file}” is no picture, whatever its name says. Choose another one.`,
  empty: (file: string) => `“${file}” is empty. Choose another one.`,
  /** The file was moved or deleted since it was chosen, or is in a cloud that does not respond. */
  gone: (file: string) =>
    `“${file}” could not be read. Check that it is still on this device, and choose it again.`,
  damaged: (file: string) => `“${file}” is damaged and cannot be opened. Choose another one.`,
  notHere: (file: string) =>
    `“${file}” cannot be opened here. Save it as JPEG and choose that, or choose another one.`,
  heic: (file: string) =>
    `“${file}” is a HEIC photo, which most browsers cannot open. Share or save it as JPEG and choose that. ` +
    'On an iPhone, Settings › Camera › Formats › Most Compatible takes new photos as JPEG.',
  tooManyPixels: (file: string, max: number) =>
    `“${file}” has more than ${max / 1_000_000} megapixels. Choose a smaller one.`,
  tooManyFrames: (file: string, max: number) =>
    `“${file}” has more than ${max} frames. Choose a shorter one.`,
  leftOut: (count: number, max: number) =>
    `A post holds up to ${max} photos; ${inNumber(count, 'one was', `${count} were`)} left out.`,
};
