import type { Ago, Post } from './content.ts';
import type { DemoRepository } from './demo.repository.ts';

interface Ids {
  readonly memberIds: (key: string) => string;
  readonly postIds: (post: Post) => string;
  readonly at: (ago: Ago) => Date;
}

/** The polls of posts, with their votes: of those whom the content names, and of as many others, in the order of the members. */
export async function insertPolls(
  posts: readonly Post[],
  { memberIds, postIds, at }: Ids,
  repository: DemoRepository,
): Promise<void> {
  const polls = posts.flatMap((post) => (post.poll ? { ...post.poll, post, postId: postIds(post) } : []));
  await repository.insert(
    'poll',
    polls.map(({ postId, ends, votes, isOver }) => ({
      post_id: postId,
      multiple: false,
      closes_at: at(ends),
      started: votes.length > 0,
      told: isOver,
      voters: votes.length,
    })),
  );
  const options = polls.flatMap(({ postId, options, votes }) =>
    options.map((text, place) => ({
      post_id: postId,
      place: place + 1,
      text,
      votes: votes.filter((vote) => vote.option === text).length,
    })),
  );
  const ids = await repository.insertForIds('poll_option', options);
  await repository.insert(
    'poll_vote',
    polls.flatMap(({ postId, votes }) =>
      votes.map(({ by, option }) => ({
        post_id: postId,
        member_id: memberIds(by),
        option_id: ids[options.findIndex((each) => each.post_id === postId && each.text === option)],
      })),
    ),
  );
}
