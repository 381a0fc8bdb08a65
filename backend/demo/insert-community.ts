import { emailKey } from '../src/common/email-address.js';
import { mentionsIn } from '../src/common/mentions.js';
import { sanitizeRichText, visibleText } from '../src/common/rich-text.js';
import { TERMS_VERSION } from '../src/modules/auth/auth.service.js';
import type { Ago } from './content/ago.js';
import type { DemoRepository, MediaRow } from './demo.repository.js';
import type { Picture, Pictures } from './pictures.js';
import type { Community, PlannedPost } from './planned.js';

const MINUTE_MS = 60_000;

/** Inserts the community's rows with times relative to `now`; the picture files are stored elsewhere. */
export async function insertCommunity(
  { members, pages, posts, follows, likes, comments, saves }: Community,
  pictures: Pictures,
  passwordHash: string,
  now: Date,
  repository: DemoRepository,
): Promise<void> {
  const at = (ago: Ago) => new Date(now.getTime() - ago * MINUTE_MS);

  const memberIds = keyed(
    members.map(({ key }) => key),
    await repository.insertMembers(
      members.map((member) => ({
        name: member.seed.name,
        email: member.seed.email,
        email_key: emailKey(member.seed.email),
        phone: member.seed.phone,
        title: member.seed.title ?? null,
        bio: member.seed.bio ?? null,
        college_name: member.seed.college ?? null,
        college_year: member.seed.year ?? null,
        course_name: member.seed.course ?? null,
        avatar_path: pictures.avatars.get(member)?.path ?? null,
        cover_path: pictures.covers.get(member)?.path ?? null,
        terms_version: TERMS_VERSION,
        terms_accepted_at: at(member.ago),
        created_at: at(member.ago),
      })),
      passwordHash,
    ),
  );
  const pageIds = keyed(
    pages.map(({ key }) => key),
    await repository.insertPages(
      pages.map((page) => ({
        creator_id: memberIds(page.seed.creator),
        title: page.seed.title,
        description: page.seed.description,
        category: page.seed.category,
        image_path: pictures.pages.get(page)?.path ?? null,
        created_at: at(page.ago),
        updated_at: at(page.ago),
      })),
    ),
  );
  await repository.insertFollows(
    follows.map(({ page, member, ago, bell }) => ({
      page_id: pageIds(page),
      member_id: memberIds(member),
      created_at: at(ago),
      bell_since: bell === undefined ? null : at(bell),
    })),
  );
  const postIds = keyed(
    posts,
    await repository.insertPosts(
      posts.map((post) => ({
        author_id: memberIds(post.seed.by),
        page_id: post.seed.on ? pageIds(post.seed.on) : null,
        content: sanitizeRichText(post.seed.body),
        images: (pictures.posts.get(post) ?? []).map(({ path, alt, image: { width, height } }) => ({
          url: path,
          width,
          height,
          alt,
        })),
        created_at: at(post.ago),
      })),
    ),
  );
  await repository.insertLikes(
    likes.map(({ post, member, ago }) => ({
      post_id: postIds(post),
      member_id: memberIds(member),
      created_at: at(ago),
    })),
  );
  const commentIds = keyed(
    comments,
    await repository.insertComments(
      comments.map(({ post, member, text, ago }) => ({
        post_id: postIds(post),
        author_id: memberIds(member),
        body: text,
        created_at: at(ago),
      })),
    ),
  );
  const people = members.map(({ key, seed: { name } }) => ({ id: memberIds(key), name }));
  const mentioned = (text: string, post: PlannedPost, ago: Ago) =>
    mentionsIn(text, people).map(({ id, label }) => ({
      post_id: postIds(post),
      member_id: id,
      label,
      created_at: at(ago),
    }));
  await repository.insertMentions(
    posts.flatMap((post) => mentioned(visibleText(post.seed.body), post, post.ago)),
    comments.flatMap((comment) =>
      mentioned(comment.text, comment.post, comment.ago).map((row) => ({
        ...row,
        comment_id: commentIds(comment),
      })),
    ),
  );
  await repository.insertSaves(
    saves.map(({ post, member, ago }) => ({
      post_id: postIds(post),
      member_id: memberIds(member),
      created_at: at(ago),
    })),
  );
  await repository.dateNotifications(now);
  await repository.insertMedia([
    ...[...pictures.posts].flatMap(([post, shown]) =>
      shown.map((picture) =>
        mediaRow(picture, memberIds(post.seed.by), at(post.ago), { post_id: postIds(post) }),
      ),
    ),
    ...[...pictures.pages].map(([page, picture]) =>
      mediaRow(picture, memberIds(page.seed.creator), at(page.ago), { page_id: pageIds(page.key) }),
    ),
    ...[...pictures.avatars, ...pictures.covers].map(([member, picture]) =>
      mediaRow(picture, memberIds(member.key), at(member.ago), { profile_id: memberIds(member.key) }),
    ),
  ]);
}

function mediaRow(
  { path }: Picture,
  uploaderId: string,
  createdAt: Date,
  place: Partial<Pick<MediaRow, 'post_id' | 'page_id' | 'profile_id'>>,
): MediaRow {
  return {
    path,
    uploader_id: uploaderId,
    post_id: null,
    page_id: null,
    profile_id: null,
    ...place,
    created_at: createdAt,
  };
}

/** Maps keys to ids; both lists have the same order. */
function keyed<Key>(keys: readonly Key[], ids: readonly string[]): (key: Key) => string {
  const found = new Map(keys.map((key, index) => [key, ids[index]]));
  return (key) => {
    const id = found.get(key);
    if (id === undefined) throw new Error('The demo content refers to something that it does not make');
    return id;
  };
}
