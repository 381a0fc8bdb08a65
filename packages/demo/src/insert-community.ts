import { emailKey } from '../../../backend/src/common/email-address.ts';
import { mentionsIn } from '../../../backend/src/common/mentions.ts';
import { sanitizeRichText, visibleText } from '../../../backend/src/common/rich-text.ts';
import { TERMS_VERSION } from '../../../backend/src/modules/auth/auth.service.ts';
import type { RecordSigner } from '../../../backend/src/modules/records/signing/record-signer.ts';
import type { Community } from './community.ts';
import type { Ago, Post } from './content.ts';
import { insertCases } from './insert-cases.ts';
import { ageOf, insertDuties } from './insert-duties.ts';
import { insertOpenings } from './insert-openings.ts';
import { insertPageStaff } from './insert-page-staff.ts';
import { insertPolls } from './insert-polls.ts';
import { imageOf, insertProjects } from './insert-projects.ts';
import { insertTopics } from './insert-topics.ts';
import type { DemoRepository } from './demo.repository.ts';
import type { Picture, Pictures } from './pictures.ts';
import type { Comment, Like } from './relations.ts';

const MINUTE_MS = 60_000;

/** Inserts the community's rows with times relative to `now`; the picture files are stored elsewhere. */
export async function insertCommunity(
  community: Community,
  pictures: Pictures,
  passwordHash: string,
  now: Date,
  signer: RecordSigner,
  repository: DemoRepository,
): Promise<void> {
  const { members, pages, posts, follows, likes, comments, saves } = community;
  const at = (ago: Ago) => new Date(now.getTime() - ago * MINUTE_MS);

  const memberIds = idsOf(
    members.map(({ key }) => key),
    await repository.insertMembers(
      members.map((member) => ({
        name: member.name,
        email: member.email,
        email_key: emailKey(member.email),
        phone: member.phone,
        title: member.title ?? null,
        bio: member.bio ?? null,
        college_name: member.college ?? null,
        college_year: member.year ?? null,
        course_name: member.course ?? null,
        avatar_path: pictures.avatars.get(member)?.path ?? null,
        cover_path: pictures.covers.get(member)?.path ?? null,
        age_band: ageOf(member.key),
        terms_version: TERMS_VERSION,
        terms_accepted_at: at(member.ago),
        created_at: at(member.ago),
      })),
      passwordHash,
    ),
  );
  const pageIds = idsOf(
    pages.map(({ key }) => key),
    await repository.insertForIds(
      'page',
      pages.map((page) => ({
        creator_id: memberIds(page.creator),
        title: page.title,
        description: page.description,
        category: page.category,
        image_path: pictures.pages.get(page)?.path ?? null,
        created_at: at(page.ago),
        updated_at: at(page.ago),
      })),
    ),
  );
  await repository.insert(
    'follow',
    follows.map(({ page, member, ago, bell }) => ({
      page_id: pageIds(page),
      member_id: memberIds(member),
      created_at: at(ago),
      bell_since: bell === undefined ? null : at(bell),
    })),
  );
  const postIds = idsOf(
    posts,
    await repository.insertForIds(
      'post',
      posts.map((post) => ({
        author_id: memberIds(post.by),
        page_id: post.on ? pageIds(post.on) : null,
        kind: post.kind,
        title: post.title,
        is_public: post.isPublic,
        content: sanitizeRichText(post.body),
        has_poll: post.poll !== undefined,
        images: (pictures.posts.get(post) ?? []).map(imageOf),
        created_at: at(post.ago),
      })),
    ),
  );
  const ofPost = ({ post, member, ago }: Like) => ({
    post_id: postIds(post),
    member_id: memberIds(member),
    created_at: at(ago),
  });
  await repository.insert('post_like', likes.map(ofPost));
  const insertComments = async (written: readonly Comment[], idOfParent?: (parent: Comment) => string) =>
    idsOf(
      written,
      await repository.insertForIds(
        'comment',
        written.map(({ post, member, text, ago, parent }) => ({
          post_id: postIds(post),
          author_id: memberIds(member),
          parent_id: parent ? idOfParent?.(parent) : null,
          body: text,
          created_at: at(ago),
        })),
      ),
    );
  const isReply = ({ parent }: Comment) => parent !== undefined;
  const threadIds = await insertComments(comments.filter((comment) => !isReply(comment)));
  const replyIds = await insertComments(comments.filter(isReply), threadIds);
  const commentIds = (comment: Comment) => (isReply(comment) ? replyIds : threadIds)(comment);
  await repository.insert(
    'accepted_answer',
    comments.flatMap((comment) => {
      const { post, member, text, ago } = comment;
      const [by, body] = post.answer ?? [];
      if (by !== member || body !== text) return [];
      // An hour later, or a moment ago.
      return {
        post_id: postIds(post),
        comment_id: commentIds(comment),
        created_at: at(Math.max(ago - 60, 0)),
      };
    }),
  );
  const people = members.map(({ key, name }) => ({ id: memberIds(key), name }));
  const mentioned = (text: string, post: Post, ago: Ago) =>
    mentionsIn(text, people).map(({ id, label }) => ({
      post_id: postIds(post),
      member_id: id,
      label,
      created_at: at(ago),
    }));
  await repository.insert(
    'post_mention',
    posts.flatMap((post) => mentioned(visibleText(post.body), post, post.ago)),
  );
  await repository.insert(
    'comment_mention',
    comments.flatMap((comment) =>
      mentioned(comment.text, comment.post, comment.ago).map((row) => ({
        ...row,
        comment_id: commentIds(comment),
      })),
    ),
  );
  await insertPolls(posts, { memberIds, postIds, at }, repository);
  await insertTopics(posts, { postIds, at }, repository);
  await repository.insert('saved_post', saves.map(ofPost));
  await repository.insert(
    'page_pin',
    posts.flatMap((post) =>
      post.on && post.pinned !== undefined
        ? { page_id: pageIds(post.on), post_id: postIds(post), pinned_at: now, until: at(-post.pinned) }
        : [],
    ),
  );
  const media = ({ path }: Picture, owner: string, ago: Ago, place: Place) => ({
    path,
    uploader_id: memberIds(owner),
    post_id: null,
    page_id: null,
    profile_id: null,
    ...place,
    created_at: at(ago),
  });
  await repository.insert('media', [
    ...[...pictures.posts].flatMap(([post, shown]) =>
      shown.map((picture) => media(picture, post.by, post.ago, { post_id: postIds(post) })),
    ),
    ...[...pictures.pages].map(([page, picture]) =>
      media(picture, page.creator, page.ago, { page_id: pageIds(page.key) }),
    ),
    ...[...pictures.avatars, ...pictures.covers].map(([{ key, ago }, picture]) =>
      media(picture, key, ago, { profile_id: memberIds(key) }),
    ),
  ]);
  const projects = await insertProjects({ memberIds, pictures, at }, repository);
  await repository.insert('media', projects.media);
  await insertOpenings(
    {
      ...{ memberIds, pageIds, at, signer },
      projectIds: (title) => projects.ids.get(title) ?? '',
      titleOfPage: (key) => pages.find((page) => page.key === key)?.title ?? '',
    },
    now,
    repository,
  );
  await repository.rankPosts();
  await insertCases(community, { memberIds, postIds, pictures, at }, repository);
  await insertDuties(memberIds, at, repository);
  await insertPageStaff(community, { memberIds, pageIds, at }, repository);
}

/** What shows a picture. */
type Place = { post_id: string } | { page_id: string } | { profile_id: string };

/** Maps keys to ids; both lists have the same order. */
function idsOf<Key>(keys: readonly Key[], ids: readonly string[]): (key: Key) => string {
  const found = new Map(keys.map((key, index) => [key, ids[index]]));
  return (key) => {
    const id = found.get(key);
    if (id === undefined) throw new Error('The demo content refers to something that it does not make');
    return id;
  };
}
