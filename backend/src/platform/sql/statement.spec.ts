import '../../app.module.js';
import { feedPage, type FeedScope } from '../../modules/feeds/feeds.statements.js';
import { knownStatements } from './statement.js';

describe('the statements that a replica may answer', () => {
  it('are the most frequent reads of members, and no others', () => {
    const answerable = knownStatements().filter(({ replica }) => replica);
    expect(answerable.map(({ name }) => name).sort()).toEqual([
      'comment_page',
      'comment_page_concealing',
      'feed_deep_10',
      'feed_deep_concealing_10',
      'feed_everybody_10',
      'feed_everybody_concealing_10',
      'feed_following_10',
      'feed_following_concealing_10',
      'feed_member_10',
      'feed_member_concealing_10',
      'feed_page_10',
      'feed_page_concealing_10',
      'like_faces',
      'like_faces_concealing',
      'like_page',
      'like_page_concealing',
      'notification_actors',
      'notification_badge',
      'notification_page',
      'pages_by_ids',
      'post_by_id',
      'posts_by_ids',
    ]);
  });

  it.each<FeedScope>(['everybody', 'page', 'member'])('is the feed of %s at every length', (scope) => {
    for (const limit of [1, 10, 50]) expect(feedPage(scope, limit).replica).toBe(true);
  });
});
