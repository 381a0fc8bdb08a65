/**
 * Media query for windows so low that sticky bars would leave little room between them: phones in landscape, 200 %
 * zoom.
 */
export const LOW_WINDOW = '@media (max-height: 520px)';

/**
 * What `html` is while a text field has the focus; the keyboard of a phone then makes a low window of it. A text area is
 * read-only while its text is sent.
 */
export const WRITING = 'html:has(:is(textarea, :read-write):focus)';
