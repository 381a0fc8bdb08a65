import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import type { CommentDto, ListedCommentDto } from '../../api/generated';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { aComment, aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const COMMENTS = '/user/comments/getFeedComments';
const CREATE = '/user/comments/create';
const DELETE = '/user/comments/delete';

const aReply = (text: string, parentId: string, rest: Partial<CommentDto> = {}) =>
  aComment(text, { parentId, ...rest });
const threadOf = (
  text: string,
  replies: CommentDto[],
  rest: Partial<ListedCommentDto> = {},
): ListedCommentDto => ({
  ...aComment(text),
  replies: replies.length,
  newest: replies.slice(-2),
  ...rest,
});
const numbered = (parentId: string, count: number) =>
  Array.from({ length: count }, (_, index) => aReply(`Reply ${index + 1}`, parentId));

/** One post with these threads, and all replies to the first. */
function apiWith(threads: ListedCommentDto[], replies: CommentDto[] = []) {
  const count = threads.reduce((sum, thread) => sum + 1 + (thread.replies ?? 0), 0);
  return (
    new FakeApi()
      .on(LIST, feedOf(aPost('<p>Hello</p>', { comments: count })))
      // Asked for while a name is written.
      .on('/user/search/suggestMembers', accept({ data: { members: [] } }))
      .on(COMMENTS, ({ body }) => {
        if (body.parentId === undefined)
          return accept({ data: { comments: threads, pagination: onePage(threads.length) } });
        const from = Number(body.after || 0);
        const to = from + (body.limit ?? 10);
        const next = to < replies.length ? String(to) : null;
        return accept({
          data: {
            comments: replies.slice(from, to),
            pagination: { ...onePage(replies.length), next },
          },
        });
      })
      .on(CREATE, ({ body }) => {
        const added = aReply(body.comment, body.parentId ?? '', { id: 'sent' });
        const thread = threads.find(({ id }) => id === body.parentId);
        if (thread) {
          thread.replies = (thread.replies ?? 0) + 1;
          thread.newest = [...(thread.newest ?? []), added].slice(-2);
        }
        return { status: 201, body: { success: true, message: 'Added', data: added } };
      })
  );
}

async function open(api: FakeApi, token = tokenOf('1')) {
  const app = renderApp(feedAddress('everyone'), { token, api });
  await app.user.click(await screen.findByRole('button', { name: /comment/i, expanded: false }));
  await screen.findByRole('list', { name: 'Comments' });
  return app;
}
/** An entry of a list that must be there. */
function nth<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries.at(index);
  if (entry === undefined) throw new Error(`There is no entry ${index}`);
  return entry;
}
const repliesShown = () =>
  within(screen.getByRole('list', { name: 'Replies' }))
    .getAllByText(/^Reply \d+$/)
    .map((text) => text.textContent);

it('two replies are shown, and the others before them when they are asked for, twenty at a time', async () => {
  const replies = numbered('Which day?', 24);
  const { user } = await open(apiWith([threadOf('Which day?', replies)], replies));
  expect(repliesShown()).toEqual(['Reply 23', 'Reply 24']);
  await user.click(screen.getByRole('button', { name: 'Show 20 of 22 replies' }));
  await waitFor(() => expect(repliesShown()).toHaveLength(22));
  expect(repliesShown()[0]).toBe('Reply 1');
  expect(screen.getByText('Reply 1').closest('li')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show 2 replies' }));
  await waitFor(() => expect(repliesShown()).toEqual(replies.map(({ comment }) => comment)));
  expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  expect(screen.getByText('Reply 21').closest('li')).toHaveFocus();
});

it('replies that cannot be loaded can be tried again', async () => {
  const replies = numbered('Which day?', 5);
  const api = apiWith([threadOf('Which day?', replies)], replies);
  const { user } = await open(api);
  api.on(COMMENTS, refuse(500, 'Broken'));
  await user.click(screen.getByRole('button', { name: 'Show 3 replies' }));
  expect(await screen.findByText('Failed to load replies')).toBeVisible();
  expect(repliesShown()).toEqual(['Reply 4', 'Reply 5']);
  api.on(COMMENTS, accept({ data: { comments: replies, pagination: { ...onePage(5), next: null } } }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(repliesShown()).toHaveLength(5));
});

it('a reply is written right below its comment, and is in view with the focus once it is sent', async () => {
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  const api = apiWith([threadOf('Which day?', []), threadOf('Count me in', [])]);
  const { user } = await open(api);
  await user.click(nth(screen.getAllByRole('button', { name: 'Reply to Lalrinpuii Hmar' }), 0));
  const field = screen.getByRole('textbox', { name: 'Write a reply to Lalrinpuii Hmar' });
  expect(field).toHaveFocus();
  expect(field.closest('li')).toBe(screen.getByText('Which day?').closest('li'));
  await user.type(field, 'On Friday');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  const sent = await screen.findByText('On Friday');
  await waitFor(() => expect(sent.closest('li')).toHaveFocus());
  expect(seen.mock.contexts).toContain(sent.closest('li'));
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '3 comments' })).toBeVisible();
  expect(api.callsTo(CREATE).map(({ body }) => body)).toEqual([
    { feedId: '7', comment: 'On Friday', parentId: 'Which day?' },
  ]);
  seen.mockRestore();
});

it('a reply to a reply stays in the thread, stands right below it and begins with the name', async () => {
  const reply = aReply('On Friday', 'Which day?', {
    User: { id: '3', name: 'Sneha Pillai', UserProfile: { profileUrl: null, title: null } },
  });
  const api = apiWith([threadOf('Which day?', [reply])]);
  const { user } = await open(api);
  await user.click(screen.getByRole('button', { name: 'Reply to Sneha Pillai' }));
  const field = screen.getByRole('textbox', { name: 'Write a reply to Sneha Pillai' });
  expect(field).toHaveValue('@Sneha Pillai ');
  expect(field.closest('li')).toBe(screen.getByText('On Friday').closest('li'));
  await user.type(field, 'thanks');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() =>
    expect(api.callsTo(CREATE).map(({ body }) => body)).toEqual([
      { feedId: '7', comment: '@Sneha Pillai thanks', mentions: ['3'], parentId: 'Which day?' },
    ]),
  );
});

it('each comment keeps its own draft of a reply, until it is cancelled', async () => {
  const threads = () => [threadOf('Which day?', []), threadOf('Count me in', [])];
  const { user, unmount } = await open(apiWith(threads()));
  const buttons = screen.getAllByRole('button', { name: 'Reply to Lalrinpuii Hmar' });
  await user.click(nth(buttons, 0));
  await user.keyboard('On Friday');
  await user.click(nth(buttons, 1));
  await user.keyboard('Me too');
  unmount();
  await open(apiWith(threads()));
  const fields = screen.getAllByRole('textbox', { name: 'Write a reply to Lalrinpuii Hmar' });
  expect(fields.map((field) => (field as HTMLTextAreaElement).value)).toEqual(['On Friday', 'Me too']);
  await user.click(nth(screen.getAllByRole('button', { name: 'Cancel' }), 0));
  expect(screen.getAllByRole('textbox', { name: /^Write a reply/ })).toHaveLength(1);
  await user.click(nth(screen.getAllByRole('button', { name: 'Reply to Lalrinpuii Hmar' }), 0));
  expect(screen.getAllByRole('textbox', { name: /^Write a reply/ })[0]).toHaveValue('');
});

it('a deleted comment has neither author nor menu, and no reply to it', async () => {
  const replies = numbered('gone', 2);
  await open(apiWith([threadOf('gone', replies, { comment: null, User: null })]));
  const entry = nth(screen.getAllByRole('listitem'), 0);
  expect(entry).toHaveTextContent(/^Deleted comment/);
  expect(within(entry).getAllByRole('listitem')).toHaveLength(2);
  // Those of the two replies.
  expect(within(entry).getAllByRole('button', { name: /^Reply/ })).toHaveLength(2);
  expect(within(entry).getAllByRole('link', { name: 'Lalrinpuii Hmar' })).toHaveLength(2);
});

it('who deletes their comment sees it as deleted while it has replies', async () => {
  const replies = numbered('Which day?', 2);
  const threads = [threadOf('Which day?', replies)];
  const api = apiWith(threads).on(DELETE, () => {
    Object.assign(nth(threads, 0), { comment: null, User: null });
    return accept({ message: 'Comment deleted' });
  });
  const { user } = await open(api, tokenOf('4'));
  await user.click(nth(screen.getAllByRole('button', { name: 'Edit or delete this comment' }), 0));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted comment')).toBeVisible();
  expect(repliesShown()).toEqual(['Reply 1', 'Reply 2']);
});

it('a reply that somebody writes meanwhile is offered at its comment', async () => {
  const threads = [threadOf('Which day?', []), threadOf('Count me in', [])];
  const api = apiWith(threads);
  const { user } = await open(api);
  await waitFor(() => expect(api.streams.at(-1)?.body.posts).toEqual(['7']));
  const stream = nth(api.streams, -1);
  Object.assign(nth(threads, 1), { replies: 1, newest: [aReply('Reply 1', 'Count me in')] });
  stream.send('hello', { unread: 0, newPosts: 0, counts: [] });
  stream.send('counts', [{ id: '7', likes: 0, comments: 3 }]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const offer = await screen.findByRole('button', { name: '1 new reply' });
  expect(offer.closest('li')).toBe(screen.getByText('Count me in').closest('li'));
  await waitFor(() => expect(screen.queryByRole('button', { name: '1 new comment' })).toBeNull());
  expect(screen.queryByText('Reply 1')).toBeNull();
  await user.click(offer);
  expect(await screen.findByText('Reply 1')).toBeVisible();
  await waitFor(() => expect(offer).not.toBeInTheDocument());
});
