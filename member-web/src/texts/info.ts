/** The screen for notices. */
export const infoTexts = {
  nothing: 'Nothing to announce',
  nothingText: 'What everyone should know stands here. There is nothing at the moment.',
};
