import { invalid, shortened } from '../../common/app-error.js';
import { requireSimpleJson } from '../../common/body-complexity.js';
import { RICH_TEXT } from '../../common/rich-text-rules.js';
import { areMentions } from '../../common/mentions.dto.js';
import { MAX_MENTIONS } from '../../common/mentions.js';
import {
  isRecord,
  readAlts,
  readExistingAlts,
  readRichText,
  type RichText,
} from '../../common/rich-text-form.js';
import { readPoll, type NewPoll } from './polls/poll-form.js';
import { visibleText } from '../../common/rich-text.js';
import { topicsOf, type Topic } from './topics/post-topics.js';
import type { ImageTexts } from '../../platform/media/placed-image.js';

/** The content of `feedData`. Its HTML may be blank. */
export interface PostContent extends RichText, ImageTexts {
  /** The text without markup. */
  readonly text: string;
  /** Ids of the members to mention; null if the form does not say. */
  readonly mentions: readonly string[] | null;
  /** Null for none; undefined if the form does not say. */
  readonly poll: NewPoll | null | undefined;
  /** By key. */
  readonly topics: readonly Topic[];
}

/**
 * Parses the JSON text of a post's form.
 * @throws AppError 400 naming the part that is wrong, or `too_complex`
 */
export function readPostContent(feedData: string): PostContent {
  const { content: sent = '', alts = [], existingAlts = {}, mentions = null, poll } = parseFeedData(feedData);
  if (typeof sent !== 'string') throw invalid({ 'feedData.content': 'Content must be text' });
  const { html, isBlank } = readRichText(sent, 'feedData.content', RICH_TEXT.longestHtml, TOO_LONG);
  return {
    html,
    isBlank,
    alts: readAlts(alts, 'feedData.alts'),
    existingAlts: readExistingAlts(existingAlts, 'feedData.existingAlts'),
    text: visibleText(html, '\n'),
    mentions: mentions === null ? null : readMentionIds(mentions),
    poll: readPoll(poll),
    topics: topicsOf(html),
  };
}

const TOO_LONG = 'This post is too long. Please shorten it, or split it in two.';

const PARTS = ['content', 'alts', 'existingAlts', 'mentions', 'poll'];

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

function readMentionIds(ids: unknown): string[] {
  if (areMentions(ids)) return ids;
  throw invalid({ 'feedData.mentions': `mentions must be a list of up to ${MAX_MENTIONS} member ids` });
}
