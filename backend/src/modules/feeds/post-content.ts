import { invalid, shortened } from '../../common/app-error.js';
import { requireSimpleJson } from '../../common/body-complexity.js';
import { RICH_TEXT } from '../../common/rich-text-rules.js';
import { areMentions } from '../../common/mentions.dto.js';
import { MAX_MENTIONS } from '../../common/mentions.js';
import { isBlankRichText, sanitizeRichText, visibleText } from '../../common/rich-text.js';
import { isAtMost, isStorableText, withLineFeeds } from '../../common/text.validators.js';

/** Maximum characters before sanitising: twice as many as after, to leave room for markup that the allow-list drops. */
const MAX_RECEIVED_LENGTH = 2 * RICH_TEXT.longestHtml;
/**
 * Maximum tags before sanitising, as many as the longest post could hold (`<b></b>`, repeated). For each tag the parser
 * searches all open elements: a hundred thousand would block the event loop for seconds.
 */
const MAX_TAGS = 15_000;
/** Maximum links before sanitising, likewise: each gets these attributes, and takes the time of several other tags. */
const MAX_LINKS = Math.floor(
  RICH_TEXT.longestHtml / `<a rel="${RICH_TEXT.linkRel}" target="${RICH_TEXT.linkTarget}"></a>`.length,
);
/** Maximum characters of a picture's description. */
export const MAX_ALT_LENGTH = 500;

/** The content of `feedData`. */
export interface PostContent {
  /** Sanitised HTML; may be blank. */
  readonly html: string;
  readonly isBlank: boolean;
  /** Description per new picture, in order. */
  readonly alts: readonly string[];
  /** New descriptions of the post's existing pictures, by path. */
  readonly existingAlts: ReadonlyMap<string, string>;
  /** The text without markup. */
  readonly text: string;
  /** Ids of the members to mention; null if the form does not say. */
  readonly mentions: readonly string[] | null;
}

/**
 * Parses the JSON text of a post's form.
 * @throws AppError 400 naming the part that is wrong, or `too_complex`
 */
export function readPostContent(feedData: string): PostContent {
  const { content: sent = '', alts = [], existingAlts = {}, mentions = null } = parseFeedData(feedData);
  if (typeof sent !== 'string') throw invalid({ 'feedData.content': 'Content must be text' });
  const content = withLineFeeds(sent);
  if (!isStorableText(content)) {
    throw invalid({ 'feedData.content': 'Content contains characters that cannot be stored' });
  }
  if (content.length > MAX_RECEIVED_LENGTH || content.split('<').length > MAX_TAGS) throw tooLong();
  if (content.split(/<a[\s/>]/i).length - 1 > MAX_LINKS) throw tooLong();
  const html = sanitizeRichText(content, RICH_TEXT.longestHtml);
  if (html.length > RICH_TEXT.longestHtml) throw tooLong();
  return {
    html,
    isBlank: isBlankRichText(html),
    alts: readAlts(alts),
    existingAlts: readExistingAlts(existingAlts),
    text: visibleText(html, '\n'),
    mentions: mentions === null ? null : readMentionIds(mentions),
  };
}

const tooLong = () =>
  invalid({ 'feedData.content': 'This post is too long. Please shorten it, or split it in two.' });

const PARTS = ['content', 'alts', 'existingAlts', 'mentions'];

function parseFeedData(text: string): Record<string, unknown> {
  requireSimpleJson(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid({ feedData: 'feedData must be JSON text' });
  }
  if (!isRecord(value)) throw invalid({ feedData: 'feedData must be a JSON object' });
  const unknown = Object.keys(value).find((key) => !PARTS.includes(key));
  if (unknown !== undefined) throw invalid({ feedData: `feedData does not know "${shortened(unknown)}"` });
  return value;
}

function readAlts(alts: unknown): string[] {
  if (!Array.isArray(alts)) throw invalid({ 'feedData.alts': 'alts must be a list of texts' });
  return alts.map((alt: unknown) => readAlt(alt, 'feedData.alts'));
}

function readExistingAlts(alts: unknown): Map<string, string> {
  if (!isRecord(alts)) throw invalid({ 'feedData.existingAlts': 'existingAlts must name texts by path' });
  return new Map(Object.entries(alts).map(([path, alt]) => [path, readAlt(alt, 'feedData.existingAlts')]));
}

function readMentionIds(ids: unknown): string[] {
  if (areMentions(ids)) return ids;
  throw invalid({ 'feedData.mentions': `mentions must be a list of up to ${MAX_MENTIONS} member ids` });
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
