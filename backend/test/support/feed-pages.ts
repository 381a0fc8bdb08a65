import type pg from 'pg';
import { deepConcealingFeedPage, deepFeedPage } from '../../src/modules/feeds/deep-feeds.statements.js';

const LIMIT = 10;

interface Row {
  readonly id: string | null;
  readonly total: number;
}

/** A page that is not what the whole feed has at its offset. */
export interface WrongPage {
  readonly offset: number;
  readonly expected: readonly string[];
  readonly found: readonly (string | null)[];
  readonly totals: readonly number[];
}

/**
 * Compares pages of everybody's feed, as the statements for pages far back find them, with the whole feed, in one snapshot: first, last,
 * beyond the last, and `most` others. It reads what is committed meanwhile by none.
 * @param viewerId whose feed
 * @returns the wrong pages; empty if all are right
 */
export async function wrongPages(client: pg.ClientBase, viewerId: string, most = 12): Promise<WrongPage[]> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const { rows: feed } = await client.query<{ id: string }>(
      `SELECT id FROM post WHERE NOT hidden AND author_id NOT IN (SELECT id FROM concealed_from($1))
        ORDER BY created_at DESC, id DESC`,
      [viewerId],
    );
    const { rows: concealed } = await client.query('SELECT FROM concealed_from($1)', [viewerId]);
    const { name, text } = (concealed.length === 0 ? deepFeedPage : deepConcealingFeedPage)(LIMIT);
    const further = concealed.length === 0 ? [] : [viewerId];
    const wrong: WrongPage[] = [];
    for (const offset of offsetsOf(feed.length, most)) {
      const { rows } = await client.query<Row>({ name, text, values: [[viewerId], offset, ...further] });
      const expected = feed.slice(offset, offset + LIMIT).map(({ id }) => id);
      const found = rows.map(({ id }) => id).filter((id) => id !== null);
      const totals = [feed.length, ...new Set(rows.map(({ total }) => total))];
      if (expected.join() !== found.join() || totals[1] !== feed.length || totals.length > 2) {
        wrong.push({ offset, expected, found, totals });
      }
    }
    return wrong;
  } finally {
    await client.query('ROLLBACK');
  }
}

function offsetsOf(posts: number, most: number): number[] {
  const ends = [0, 1, posts - LIMIT, posts - 1, posts, posts + 1, posts + 1_000_000];
  const others = Array.from({ length: most }, () => Math.floor(Math.random() * posts));
  return [...new Set([...ends, ...others])].filter((offset) => offset >= 0);
}
