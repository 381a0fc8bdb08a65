import { sanitizeRichText } from '../../../backend/src/common/rich-text.ts';
import { topicsOf } from '../../../backend/src/modules/feeds/topics/post-topics.ts';
import type { Ago, Post } from './content.ts';
import type { DemoRepository } from './demo.repository.ts';

interface Ids {
  readonly postIds: (post: Post) => string;
  readonly at: (ago: Ago) => Date;
}

/** The key of the topic that an administrator has hidden. */
export const HIDDEN_TOPIC = 'confessions';

/** The topics that the posts have in their texts, each as its oldest post writes it. */
export async function insertTopics(
  posts: readonly Post[],
  { postIds, at }: Ids,
  repository: DemoRepository,
): Promise<void> {
  const named = posts.flatMap((post) =>
    topicsOf(sanitizeRichText(post.body)).map((topic) => ({ ...topic, post })),
  );
  const labels = new Map(
    named.toSorted((one, other) => one.post.ago - other.post.ago).map(({ key, label }) => [key, label]),
  );
  await repository.insert(
    'topic',
    [...labels].map(([key, label]) => ({ key, label, hidden_at: key === HIDDEN_TOPIC ? at(0) : null })),
  );
  await repository.insert(
    'post_topic',
    named.map(({ key, post }) => ({ post_id: postIds(post), key, created_at: at(post.ago) })),
  );
}
