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
