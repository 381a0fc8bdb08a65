import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../common/identity.js';
import type { PageWindow } from '../../../common/pagination.js';
import { SettingsRepository } from '../../../platform/settings/settings.repository.js';
import { Sql } from '../../../platform/sql/sql.js';
import type { FeedPage } from '../feeds.repository.js';
import { topicsOf, type Topic } from './post-topics.js';
import {
  topicPage,
  TOPICS_ADD,
  TOPICS_BATCH,
  TOPICS_BATCH_END,
  TOPICS_FOUND,
  TOPICS_SUGGESTED,
  UNUSED_TOPICS,
  UNUSED_TOPICS_DELETE,
} from './topics.statements.js';

/** A topic with the number of its posts that the viewer sees, at most 500. */
export interface CountedTopic extends Topic {
  readonly posts: number;
}

/** One page of a topic's posts. */
interface TopicPage extends FeedPage {
  readonly topic: Topic;
}

/** Name of the row of `setting` that has the id of the last post in which the job looked for topics. */
const TOPICS_READ = 'topics read';

@Injectable()
export class TopicsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly settings: SettingsRepository,
  ) {}

  /** Posts with a topic, newest first, without those of members whom the viewer conceals; null for no topic, or a hidden one. */
  async page(
    { accountId, conceals }: Viewer,
    key: string,
    { limit, offset }: PageWindow,
  ): Promise<TopicPage | null> {
    const values = [[accountId], offset, key, conceals ? accountId : null];
    const rows = await this.sql.query(topicPage(limit), values);
    const [any] = rows;
    if (!any) return null;
    const topic = { key: any.topicKey, label: any.topicLabel };
    return { topic, posts: rows.filter((row) => row.id !== null), total: any.total };
  }

  /** Topics whose keys begin so, at most twenty: that topic, then those with the most posts. */
  found({ accountId, conceals }: Viewer, beginning: string): Promise<CountedTopic[]> {
    return this.sql.query(TOPICS_FOUND, [conceals ? accountId : null, beginning]);
  }

  /** As {@link found}, at most eight. */
  suggested({ accountId, conceals }: Viewer, beginning: string): Promise<CountedTopic[]> {
    return this.sql.query(TOPICS_SUGGESTED, [conceals ? accountId : null, beginning]);
  }

  /**
   * Finds the topics of the next posts, in the order of their ids, and remembers how far it came. Posts that have theirs stay as they
   * are, so two processes may do it at once.
   * @returns false after the last post
   */
  readNext(): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      const { id: after } = (await this.settings.read<{ id: string }>(TOPICS_READ, tx)) ?? { id: '0' };
      const [end] = await tx.query(TOPICS_BATCH_END, [after]);
      const last = end?.last ?? null;
      if (last === null) return false;
      const posts = await tx.query(TOPICS_BATCH, [after, last]);
      const found = posts.flatMap(({ id, content }) => topicsOf(content).map((topic) => ({ id, ...topic })));
      if (found.length > 0)
        await tx.query(TOPICS_ADD, [
          found.map(({ id }) => id),
          found.map(({ key }) => key),
          found.map(({ label }) => label),
        ]);
      await this.settings.write(TOPICS_READ, { id: last }, tx);
      return true;
    });
  }

  /**
   * Deletes some topics without posts.
   * @param after the key at which the batch before ended
   * @returns the key at which this batch ended; null when none is left
   */
  deleteUnused(after: string): Promise<string | null> {
    return this.sql.transaction(async (tx) => {
      const unused = await tx.query(UNUSED_TOPICS, [after]);
      // Read anew after the lock: a post may have got one of them in between. From now on posts wait.
      await tx.query(UNUSED_TOPICS_DELETE, [unused.map(({ key }) => key)]);
      return unused.at(-1)?.key ?? null;
    });
  }
}
