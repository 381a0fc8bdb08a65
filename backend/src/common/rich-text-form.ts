import { invalid } from './app-error.js';
import { RICH_TEXT } from './rich-text-rules.js';
import { isBlankRichText, sanitizeRichText } from './rich-text.js';
import { isAtMost, isStorableText, withLineFeeds } from './text.validators.js';

/** Maximum characters before sanitising for each after it: room for markup that the allow-list drops. */
const RECEIVED_PER_CHARACTER = 2;
/**
 * Tags before sanitising for each character after it, as many as a text could hold (`<b></b>`, repeated). For each tag the parser
 * searches all open elements: a hundred thousand would block the event loop for seconds.
 */
const TAGS_PER_CHARACTER = 0.3;
/** Characters of a link without its address and text. Each gets these attributes, and takes the time of several other tags. */
const LINK_LENGTH = `<a rel="${RICH_TEXT.linkRel}" target="${RICH_TEXT.linkTarget}"></a>`.length;
/** Maximum characters of a picture's description. */
export const MAX_ALT_LENGTH = 500;

/** Sanitised HTML of a form. */
export interface RichText {
  readonly html: string;
  /** Whether it shows nothing. */
  readonly isBlank: boolean;
}

/**
 * Reduces the HTML of a form to the allow-list.
 * @param field named by the error
 * @param longest characters after sanitising
 * @param tooLong message of the error for a longer text
 * @throws AppError 400
 */
export function readRichText(sent: string, field: string, longest: number, tooLong: string): RichText {
  const content = withLineFeeds(sent);
  if (!isStorableText(content)) {
    throw invalid({ [field]: 'Content contains characters that cannot be stored' });
  }
  const html = isWithin(content, longest) ? sanitizeRichText(content, longest) : null;
  if (html === null || html.length > longest) throw invalid({ [field]: tooLong });
  return { html, isBlank: isBlankRichText(html) };
}

/** Whether a text is short and simple enough to be sanitised. */
function isWithin(content: string, longest: number): boolean {
  return (
    content.length <= RECEIVED_PER_CHARACTER * longest &&
    content.split('<').length <= TAGS_PER_CHARACTER * longest &&
    content.split(/<a[\s/>]/i).length - 1 <= Math.floor(longest / LINK_LENGTH)
  );
}

/**
 * The descriptions of new pictures.
 * @throws AppError 400 naming the field
 */
export function readAlts(alts: unknown, field: string): string[] {
  if (!Array.isArray(alts)) throw invalid({ [field]: 'alts must be a list of texts' });
  return alts.map((alt: unknown) => readAlt(alt, field));
}

/**
 * New descriptions of existing pictures, by path.
 * @throws AppError 400 naming the field
 */
export function readExistingAlts(alts: unknown, field: string): Map<string, string> {
  if (!isRecord(alts)) throw invalid({ [field]: 'existingAlts must name texts by path' });
  return new Map(Object.entries(alts).map(([path, alt]) => [path, readAlt(alt, field)]));
}

function readAlt(alt: unknown, field: string): string {
  if (typeof alt !== 'string' || !isStorableText(alt)) {
    throw invalid({ [field]: "A picture's description must be text" });
  }
  const trimmed = withLineFeeds(alt).trim();
  if (!isAtMost(trimmed, MAX_ALT_LENGTH)) {
    throw invalid({ [field]: `A picture's description may have up to ${MAX_ALT_LENGTH} characters` });
  }
  return trimmed;
}

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
