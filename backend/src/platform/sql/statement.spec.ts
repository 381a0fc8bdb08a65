import '../../app.module.js';
import { DEFAULT_LIMIT } from '../../common/pagination.dto.js';
import { feedPage, type FeedScope } from '../../modules/feeds/feeds.statements.js';
import { knownStatements } from './statement.js';

describe('the statements that a replica may answer', () => {
  it('are the most frequent reads of members, and no others', () => {
    const answerable = knownStatements().filter(({ replica }) => replica);
    expect(answerable.map(({ name }) => name).sort()).toEqual([
      'comment_page',
      'comment_page_concealing',
      'comment_replies',
      'comment_replies_concealing',
      'comment_threads',
      'comment_threads_concealing',
      `feed_deep_${DEFAULT_LIMIT}`,
      `feed_deep_concealing_${DEFAULT_LIMIT}`,
      `feed_everybody_${DEFAULT_LIMIT}`,
      `feed_everybody_concealing_${DEFAULT_LIMIT}`,
      `feed_following_${DEFAULT_LIMIT}`,
      `feed_following_concealing_${DEFAULT_LIMIT}`,
      `feed_member_${DEFAULT_LIMIT}`,
      `feed_member_concealing_${DEFAULT_LIMIT}`,
      `feed_page_${DEFAULT_LIMIT}`,
      `feed_page_concealing_${DEFAULT_LIMIT}`,
      `feed_popular_${DEFAULT_LIMIT}`,
      `feed_project_${DEFAULT_LIMIT}`,
      `feed_project_concealing_${DEFAULT_LIMIT}`,
      `feed_titled_all_${DEFAULT_LIMIT}`,
      `feed_titled_all_found_${DEFAULT_LIMIT}`,
      `feed_titled_mine_${DEFAULT_LIMIT}`,
      `feed_titled_mine_found_${DEFAULT_LIMIT}`,
      `feed_titled_unanswered_${DEFAULT_LIMIT}`,
      `feed_titled_unanswered_found_${DEFAULT_LIMIT}`,
      `feed_topic_${DEFAULT_LIMIT}`,
      'like_faces',
      'like_faces_concealing',
      'like_page',
      'like_page_concealing',
      'notification_actors',
      'notification_badge',
      'notification_page',
      'page_pins',
      'pages_by_ids',
      'post_by_id',
      'posts_by_ids',
    ]);
  });

  it.each<FeedScope>(['everybody', 'page', 'member'])('is the feed of %s at every length', (scope) => {
    for (const limit of [1, DEFAULT_LIMIT, 50]) expect(feedPage(scope, limit).replica).toBe(true);
  });
});
