import { purgePart } from './purge-part.js';
import type { Statement } from './statement.js';

/**
 * The statements that purge posts and pages with all that hangs on them, in the order in which they run: first what may be
 * much for one post or page, so that no statement cascades to many rows. Mentions go by cascade: a text has at most ten.
 * @param purge beginning of the statements' names
 * @param posts which posts, those on the pages included; its parameters are the statements'
 * @param pages which pages
 */
export function purgeContent(
  purge: 'account_purge' | 'removed_purge',
  { posts, pages }: { readonly posts: string; readonly pages: string },
): Statement<{ gone: number }>[] {
  const ofPosts = `post_id IN (${posts})`;
  return [
    purgePart(`${purge}_likes_of_posts`, 'post_like', 'post', ofPosts),
    purgePart(`${purge}_comments_of_posts`, 'comment', 'post', ofPosts),
    purgePart(`${purge}_saved_of_posts`, 'saved_post', null, ofPosts),
    purgePart(`${purge}_mutes_of_posts`, 'post_mute', null, ofPosts),
    purgePart(`${purge}_notifications_of_posts`, 'notification', null, ofPosts),
    purgePart(`${purge}_posts`, 'post', 'page', `id IN (${posts})`),
    purgePart(`${purge}_follows_of_pages`, 'follow', 'page', `page_id IN (${pages})`),
    purgePart(`${purge}_pages`, 'page', null, `id IN (${pages})`),
  ];
}
