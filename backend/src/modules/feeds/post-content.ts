import { invalid } from '../../common/app-error.js';
import { isBlankRichText, sanitizeRichText } from '../../common/rich-text.js';
import { isStorableText } from '../../common/text.validators.js';

/** Characters of HTML a post may have once it is sanitised. */
const LONGEST_CONTENT = 50_000;
/** Characters that may describe a picture. */
const LONGEST_ALT = 500;

/** What `feedData` of a new post says. */
export interface PostContent {
  /** Sanitised HTML; may be blank. */
  readonly html: string;
  readonly isBlank: boolean;
  /** Description per new picture, in order. */
  readonly alts: readonly string[];
}

/**
 * Reads the JSON text that a post's form carries.
 * @throws AppError 400 naming the part that is wrong
 */
export function readPostContent(feedData: string): PostContent {
  const { content = '', alts = [] } = parseObject(feedData);
  if (typeof content !== 'string') throw invalid({ 'feedData.content': 'Content must be text' });
  if (!isStorableText(content)) {
    throw invalid({ 'feedData.content': 'Content contains characters that cannot be stored' });
  }
  const html = sanitizeRichText(content);
  if (html.length > LONGEST_CONTENT) {
    throw invalid({ 'feedData.content': 'This post is too long. Please shorten it, or split it in two.' });
  }
  return { html, isBlank: isBlankRichText(html), alts: readAlts(alts) };
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid({ feedData: 'feedData must be JSON text' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid({ feedData: 'feedData must be a JSON object' });
  }
  const unknown = Object.keys(value).find((key) => key !== 'content' && key !== 'alts');
  if (unknown !== undefined) throw invalid({ feedData: `feedData does not know "${unknown.slice(0, 60)}"` });
  return { ...value };
}

function readAlts(alts: unknown): string[] {
  if (!Array.isArray(alts)) throw invalid({ 'feedData.alts': 'alts must be a list of texts' });
  return alts.map((alt: unknown) => {
    if (typeof alt !== 'string' || !isStorableText(alt)) {
      throw invalid({ 'feedData.alts': 'alts must be a list of texts' });
    }
    if (alt.trim().length > LONGEST_ALT) {
      throw invalid({ 'feedData.alts': `A picture's description may have up to ${LONGEST_ALT} characters` });
    }
    return alt.trim();
  });
}
