import { withoutLineBreaks } from '@campus-commons/web-kit/richText/lineBreaks.ts';
import { declarations, HIGHLIGHT, purifierWith, TEXT_COLOUR } from './sanitise';

/** The HTML as it is edited: shown as by the page, but the colours can be read from it again when it is stored. */
const toEditableHtml = purifierWith((colours) =>
  declarations([
    ['color', colours.color],
    ['background-color', colours['background-color']],
    [TEXT_COLOUR, colours.color],
    [HIGHLIGHT, colours['background-color']],
  ]),
);

/** Fills an element that is edited with the text of a post, which it sanitises as {@link RichText} does. */
export function fillWithPost(element: HTMLElement, html: string): void {
  element.innerHTML = toEditableHtml(withoutLineBreaks(html));
}
