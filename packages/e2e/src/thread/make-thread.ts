import { call, joinByApi, postByApi, tokenOf } from '../api.ts';

/** The most replies that a comment takes, conversation.md section 3. */
export const REPLIES = 500;
/** Members who write them: each may write 120 comments an hour. */
const WRITERS = 5;

const QUESTION = 'Which bus goes to the lake on Sundays?';

/**
 * Publishes a post with one comment that has {@link REPLIES} replies, less the one that a reader still writes.
 * @returns the text of the post
 */
export async function makeThread(): Promise<string> {
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, index) => tokenOf(await joinByApi(`Writer ${index + 1} Nair`))),
  );
  const [first = ''] = writers;
  const feedId = await postByApi(first, `<p>${QUESTION}</p>`);
  const parentId = await commentByApi(first, { feedId, comment: 'I only know the one at six.' });
  for (let written = 0; written < REPLIES - 1; written++) {
    const writer = writers[written % WRITERS] ?? first;
    await commentByApi(writer, { feedId, parentId, comment: replyText(written) });
  }
  return QUESTION;
}

async function commentByApi(token: string, body: object): Promise<string> {
  const { data } = await call('/user/comments/create', body, token);
  return (data as { id: string }).id;
}

/** Of different lengths, some with a link, some in Hindi. */
function replyText(index: number): string {
  const sentence = 'The one at eight stops at the old gate, and the driver waits for whoever runs. ';
  if (index % 7 === 3) return 'रविवार को आठ बजे वाली बस झील तक जाती है।';
  if (index % 11 === 5) return `${sentence.repeat(4)}https://example.org/timetable/${index}`;
  return `${index + 1}: ${sentence.repeat(1 + (index % 3))}`.trim();
}
