import { inNumber } from '@campus-commons/web-kit/digits.ts';
import { MAX_FILE_BYTES, PICTURE_FORMATS } from '@campus-commons/web-kit/pictures/generated.ts';

/** Choosing and describing pictures for a post. */
export const pickerTexts = {
  photos: 'Photos',
  choosePhotos: 'Choose photos',
  dropPhotos: 'Drop photos here',
  removed: 'Photo removed',
  /** The position of a photo after it was moved. */
  placeOf: (place: number, total: number) => `Photo ${place} of ${total}`,
  photo: (place: number) => `photo ${place}`,
  moveLeft: (photo: string) => `Move ${photo} left`,
  moveRight: (photo: string) => `Move ${photo} right`,
  remove: (photo: string) => `Remove ${photo}`,
  altText: 'Alt text',
  altTextOf: (photo: string) => `Alt text of ${photo}`,
  changeAltTextOf: (photo: string) => `Change the alt text of ${photo}`,
  altQuestion: 'What does this photo show?',
  altHint: (length: number, max: number) => `For people who cannot see it. ${length} of ${max} characters.`,
  done: 'Done',
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

/** Cropping a portrait, a cover or a page's picture. */
export const cropperTexts = {
  opening: 'Opening the picture',
  unreadable: 'This picture cannot be opened here. Choose a JPEG, PNG or WebP picture.',
  part: 'Part of the picture',
  zoom: 'Zoom',
  help: 'Drag or pinch the picture, or use the arrow keys and the slider.',
  firstFrame: 'Only the first frame of a moving picture is kept.',
  use: 'Use picture',
};

/** The image viewer (lightbox). */
export const viewerTexts = {
  loading: 'Loading the picture',
  failed: 'This picture could not be loaded.',
  placeOf: (place: number, total: number) => `Picture ${place} of ${total}`,
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};
