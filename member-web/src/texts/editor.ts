/** The post editor and its toolbar. */
export const editorTexts = {
  formatting: 'Formatting',
  moreFormatting: 'More formatting',
  textStyle: 'Text style',
  textStyleIs: (style: string) => `Text style: ${style}`,
  /** The text of the text style button where there is little room. */
  textStyleShort: 'Aa',
  paragraph: 'Paragraph',
  heading: (level: number) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  textColour: 'Text colour',
  backgroundColour: 'Background colour',
  noColour: 'No colour',
  numberedList: 'Numbered list',
  bulletedList: 'Bulleted list',
  lessIndent: 'Less indent',
  moreIndent: 'More indent',
  clearFormatting: 'Clear formatting',
  undo: 'Undo',
  redo: 'Redo',

  link: 'Link',
  linkAddress: 'Link address',
  linkHint: 'A web address, an email address or a phone number.',
  linkRefused: 'Enter a web address, an email address or a phone number.',
  addLink: 'Add link',
  changeLink: 'Change link',
  removeLink: 'Remove link',
};

export const colourTexts = {
  teal: 'Teal',
  indigo: 'Indigo',
  hibiscus: 'Hibiscus',
  brick: 'Brick',
  marigold: 'Marigold',
  leaf: 'Leaf',
  plum: 'Plum',
  grey: 'Grey',
};
