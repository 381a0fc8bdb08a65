import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createFunctions } from '../function-files.js';

const TABLES = path.join(import.meta.dirname, 'first-schema');
/** In an order in which tables follow those that they refer to. */
const TABLE_FILES = [
  'accounts',
  'pages',
  'projects',
  'posts',
  'polls',
  'comments',
  'openings',
  'records',
  'review',
  'grievances',
  'transparency',
  'notifications',
  'media',
  'platform',
] as const;

/** The schema of the first release: the SQL files in `first-schema`, and the functions that their indexes and triggers call. */
export class FirstSchema1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The functions come before the tables that their texts name.
    await runner.query('SET LOCAL check_function_bodies = off');
    await runner.query(await read('search'));
    await createFunctions(runner, ...FUNCTIONS);
    for (const file of TABLE_FILES) await runner.query(await read(file));
  }

  async down(runner: QueryRunner): Promise<void> {
    const created = (await Promise.all(TABLE_FILES.map(read))).join('\n');
    const tables = [...created.matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+)/gm)].map(([, name]) => name);
    await runner.query(`
      DROP TABLE ${tables.join(', ')};
      DROP FUNCTION ${FUNCTIONS.map((version) => version.replace(/\.v1$/, '')).join(', ')};
      DROP TEXT SEARCH CONFIGURATION campus;
      DROP TEXT SEARCH DICTIONARY campus_english;
      DROP EXTENSION pg_trgm;
    `);
  }
}

function read(file: 'search' | (typeof TABLE_FILES)[number]): Promise<string> {
  return readFile(path.join(TABLES, `${file}.sql`), 'utf8');
}

const FUNCTIONS = [
  'add_opening.v1',
  'bump_tally.v1',
  'cast_vote.v1',
  'concealed_from.v1',
  'count_applications.v1',
  'count_comments.v1',
  'count_follows.v1',
  'count_in_feed_blocks.v1',
  'count_likes.v1',
  'count_members.v1',
  'count_pages.v1',
  'count_posts.v1',
  'count_revision.v1',
  'drop_approval.v1',
  'empty_comment.v1',
  'end_application.v1',
  'excluded_actors.v1',
  'fold_letters.v1',
  'forget_audit_reasons.v1',
  'index_post.v1',
  'keep_page_active_at.v1',
  'lock_content_of.v1',
  'lock_creator_of_posts_page.v1',
  'lock_page_creator.v1',
  'may_notify_about_actor.v1',
  'may_notify_about_post.v1',
  'member_words.v1',
  'name_query.v1',
  'name_words.v1',
  'note_edit.v1',
  'note_project_edit.v1',
  'notification_acts.v1',
  'notify_answer.v1',
  'notify_applications.v1',
  'notify_comment_mentions.v1',
  'notify_comments.v1',
  'notify_follows.v1',
  'notify_likes.v1',
  'notify_page_posts.v1',
  'notify_poll.v1',
  'notify_post_mentions.v1',
  'notify_withdrawn_comment_mentions.v1',
  'notify_withdrawn_post_mentions.v1',
  'page_staff.v1',
  'page_was_edited.v1',
  'page_words.v1',
  'poll_of.v1',
  'post_query.v1',
  'post_words.v1',
  'project_text.v1',
  'push_due.v1',
  'queue_post_for_push.v1',
  'queue_pushes.v1',
  'queue_text.v1',
  'recount_comments.v1',
  'recount_follows.v1',
  'recount_likes.v1',
  'recount_members.v1',
  'recount_pages.v1',
  'recount_posts.v1',
  'refuse_audit_change.v1',
  'refuse_banned.v1',
  'refuse_banned_comment.v1',
  'refuse_banned_post.v1',
  'refuse_if.v1',
  'refuse_project.v1',
  'refuse_project_member.v1',
  'refuse_record.v1',
  'refuse_reply.v1',
  'refuse_session_of_deleted.v1',
  'remember_removed_media.v1',
  'seal_feed_blocks.v1',
  'searchable.v1',
  'pictures_of_content.v1',
  'set_member_hidden.v1',
  'set_content_withheld.v1',
  'set_member_deleted.v1',
  'set_withheld.v1',
  'show_answer.v1',
  'show_openings.v1',
  'show_openings_of_suspended.v1',
  'toggle_follow.v1',
  'toggle_like.v1',
  'toggle_likes.v1',
  'transfer_page.v1',
  'visible_text.v1',
  'wants_notifications.v1',
  'write_notification.v1',
] as const;
