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
