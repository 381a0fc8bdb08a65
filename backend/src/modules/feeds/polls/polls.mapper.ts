import { MIN_VOTERS_SHOWN } from '../../../common/poll-bounds.js';
import type { PollDto } from './polls.dto.js';

/** What the SQL function `poll_of` answers: all figures, and the ids of the options that each of the asked viewers votes for. */
interface StoredPoll {
  readonly multiple: boolean;
  /** A time as PostgreSQL writes it in JSON. */
  readonly closesAt: string;
  /** Whether it has ended by the clock of the database. */
  readonly isOver: boolean;
  readonly voters: number;
  readonly options: readonly { readonly id: string; readonly text: string; readonly votes: number }[];
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

/**
 * A poll as a viewer sees it: figures after their own vote, if there are five voters, and after the end.
 * @param stored what `poll_of` answered for viewers of whom this is one; null without a poll
 */
export function toPoll(stored: unknown, viewerId: string): PollDto | null {
  if (stored === null) return null;
  const { multiple, closesAt, isOver, voters, options, chosen } = stored as StoredPoll;
  const mine = [...(chosen[viewerId] ?? [])];
  const showsFigures = isOver || (mine.length > 0 && voters >= MIN_VOTERS_SHOWN);
  return {
    options: options.map(({ id, text, votes }) => ({ id, text, ...(showsFigures ? { votes } : {}) })),
    ...(showsFigures ? { voters } : {}),
    mine,
    closesAt: new Date(closesAt).toISOString(),
    multiple,
  };
}

/**
 * SQL of the poll of a member's own post `p`, for the data export; null without one. Figures as the author sees them without a vote of
 * their own: after the end.
 */
export const OWN_POLL = `
            (SELECT jsonb_build_object('multiple', q.multiple, 'closesAt', q.closes_at,
                      'voters', CASE WHEN q.closes_at <= now() THEN q.voters END,
                      'options', (SELECT jsonb_agg(jsonb_build_object('text', o.text, 'votes', CASE WHEN q.closes_at <= now() THEN o.votes END) ORDER BY o.place)
                                    FROM poll_option o WHERE o.post_id = q.post_id))
               FROM poll q WHERE q.post_id = p.id) AS poll`;
