import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import type { CommentDto } from '../../api/generated';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { aComment, aPost, feedOf, growing, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const COMMENTS = '/user/comments/getFeedComments';
const CREATE = '/user/comments/create';
const UPDATE = '/user/comments/update';
const DELETE = '/user/comments/delete';

/** One post with these comments; a new comment is first, as on the server. */
function apiWith(...texts: string[]) {
  const comments = texts.map((text) => aComment(text));
  return new FakeApi()
    .on(LIST, feedOf(aPost('<p>Hello</p>', { comments: comments.length })))
    .on(COMMENTS, () => accept({ data: { comments, pagination: onePage(comments.length) } }))
    .on(CREATE, ({ body }) => {
      const added = aComment(body.comment, { id: `new ${comments.length}` });
      comments.unshift(added);
      return { status: 201, body: { success: true, message: 'Added', data: added } };
    });
}

async function openComments(api: FakeApi, token = tokenOf('1')) {
  const app = renderApp(feedAddress('everyone'), { token, api });
  await app.user.click(await screen.findByRole('button', { name: /comment/i, expanded: false }));
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
  return { ...app, box, post: screen.getByRole('button', { name: 'Post' }) };
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('comments', () => {
  it('focus the field when they are expanded, after the text of a draft', async () => {
    const { box, user, post } = await openComments(apiWith('First'));
    expect(box).toHaveFocus();
    await user.keyboard('Second');
    expect(box).toHaveValue('Second');
    expect(post).toBeEnabled();
    const toggle = screen.getByRole('button', { name: /comment/i, expanded: true });
    await user.click(toggle);
    await waitFor(() => expect(box).not.toBeInTheDocument());
    await user.click(toggle);
    await user.keyboard(' thoughts');
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('Second thoughts');
  });

  it('are shown exactly as typed, without markup', async () => {
    await openComments(apiWith('<b>not bold</b>\n  & indented'));
    const list = await screen.findByRole('list', { name: 'Comments' });
    const text = within(list).getByText(/not bold/);
    expect(text.textContent).toBe('<b>not bold</b>\n  & indented');
    // In browsers the fold around the text inherits it.
    const isVerbatim = (element: Element) => getComputedStyle(element).whiteSpace === 'pre-wrap';
    expect([...list.querySelectorAll('*')].filter((each) => each.contains(text)).some(isVerbatim)).toBe(true);
  });

  it('show lines fenced with three backticks as code, which scrolls', async () => {
    await openComments(apiWith('Try this:\n```python\nfor x in y:\n    go(x)\n```\nand tell me'));
    const list = await screen.findByRole('list', { name: 'Comments' });
    const code = within(list).getByRole('group', { name: 'Code' });
    expect(code.textContent).toBe('for x in y:\n    go(x)');
    expect(code).toHaveAttribute('tabindex', '0');
    expect(getComputedStyle(code)).toMatchObject({ whiteSpace: 'pre', overflowX: 'auto' });
    expect(code.parentElement?.textContent).toBe('Try this:for x in y:\n    go(x)and tell me');
  });

  it('load ten more at a time, after the last one', async () => {
    const api = apiWith().on(COMMENTS, ({ body: { after = '' } }) => {
      const { numbers, pagination } = growing(after, 12);
      return accept({
        data: { comments: numbers.map((number) => aComment(`Comment ${number}`)), pagination },
      });
    });
    const { user } = await openComments(api);
    await screen.findByText('Comment 10');
    await user.click(screen.getByRole('button', { name: 'Load more comments' }));
    expect(await screen.findByText('Comment 12')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more comments' })).not.toBeInTheDocument();
    expect(api.callsTo(COMMENTS).map(({ body }) => body)).toEqual([
      { feedId: '7', threads: true, after: '', limit: PAGE_SIZE },
      { feedId: '7', threads: true, after: '10', limit: PAGE_SIZE },
    ]);
  });

  it('show an error with a retry if they cannot be loaded', async () => {
    const api = apiWith('Lovely work').on(COMMENTS, noAnswer);
    const { user } = await openComments(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load comments');
    api.on(COMMENTS, accept({ data: { comments: [aComment('Lovely work')], pagination: onePage(1) } }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Lovely work')).toBeVisible();
  });
});

describe('sending a comment', () => {
  it('clears the field, refetches the comments and increments the count', async () => {
    const api = apiWith('Lovely work');
    const { user, box, post } = await openComments(api);
    await user.type(box, '  Well{Enter}done ');
    await user.click(post);
    await waitFor(() => expect(box).toHaveValue(''));
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(shown()[0]).toContain('Well\ndone');
    expect(screen.getByRole('button', { name: '2 comments' })).toBeVisible();
    expect(box).toHaveFocus();
    expect(api.callsTo(CREATE).map(({ body }) => body)).toEqual([{ feedId: '7', comment: 'Well\ndone' }]);
  });

  it('is brought into view once it is in the list, and the focus stays in the field', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { box, user, post } = await openComments(apiWith('First'));
    await screen.findByText('First');
    await user.type(box, 'Second');
    await user.click(post);
    await waitFor(() => expect(seen.mock.contexts).toContain(screen.getByText('Second').closest('li')));
    expect(box).toHaveFocus();
    seen.mockRestore();
  });

  it('is listed while another call still waits for its answer', async () => {
    const api = apiWith('First').on(
      '/user/likes/toggleLike',
      () => later<'/user/likes/toggleLike'>().promise,
    );
    const { box, user, post } = await openComments(api);
    await user.click(screen.getByRole('button', { name: /^Like/ }));
    await user.type(box, 'Second');
    await user.click(post);
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  it('is listed even if the list was asked for before', async () => {
    const early = later<typeof COMMENTS>();
    const api = apiWith('First').on(COMMENTS, () => early.promise);
    const { box, user, post } = await openComments(api);
    await waitFor(() => expect(api.callsTo(COMMENTS)).toHaveLength(1));
    await user.type(box, 'Second');
    await user.click(post);
    await waitFor(() => expect(box).toHaveValue(''));
    const both = [aComment('Second'), aComment('First')];
    api.on(COMMENTS, accept({ data: { comments: both, pagination: onePage(2) } }));
    early.give(accept({ data: { comments: [aComment('First')], pagination: onePage(1) } }));
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  it('ignores an empty field', async () => {
    const api = apiWith();
    const { user, box, post } = await openComments(api);
    expect(post).toBeDisabled();
    await user.type(box, '  {Enter} ');
    expect(post).toBeDisabled();
    await user.type(box, '{Control>}{Enter}{/Control}');
    expect(api.callsTo(CREATE)).toHaveLength(0);
  });

  it('sends one request, however often the button is pressed', async () => {
    const answer = later<typeof CREATE>();
    const api = apiWith().on(CREATE, () => answer.promise);
    const { user, box, post } = await openComments(api);
    await user.type(box, 'Hello');
    await user.dblClick(post);
    await user.type(box, '{Control>}{Enter}{/Control}');
    expect(api.callsTo(CREATE)).toHaveLength(1);
    answer.give({ status: 201, body: { success: true, message: 'Added', data: aComment('Hello') } });
    await waitFor(() => expect(box).toHaveValue(''));
  });

  it('keeps the text after a failure, and a retry uses the same idempotency key', async () => {
    const api = apiWith().on(CREATE, refuse(500, 'Something went wrong'));
    const { user, box, post } = await openComments(api);
    await user.type(box, 'Hello');
    await user.click(post);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add comment. Something went wrong');
    expect(box).toHaveValue('Hello');
    await user.click(post);
    await waitFor(() => expect(api.callsTo(CREATE)).toHaveLength(2));
    const keys = api.callsTo(CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    await user.type(box, '!');
    await user.click(post);
    await waitFor(() => expect(api.callsTo(CREATE)).toHaveLength(3));
    expect(api.callsTo(CREATE)[2]?.headers.get('Idempotency-Key')).not.toBe(keys[0]);
  });

  it('says by how many characters it is too long', async () => {
    const { user, box, post } = await openComments(apiWith());
    await user.click(box);
    await user.paste('x'.repeat(1990));
    expect(screen.getByText('10 characters left')).toBeVisible();
    await user.type(box, 'twelve chars');
    expect(screen.getByText('2 characters too many')).toBeVisible();
    expect(post).toBeDisabled();
  });

  it('counts as the server does: an emoji is one character', async () => {
    const { user, box, post } = await openComments(apiWith());
    await user.click(box);
    await user.paste('😀'.repeat(2000));
    expect(screen.getByText('0 characters left')).toBeVisible();
    expect(post).toBeEnabled();
  });

  it('stores a draft that survives a reload, for its author only', async () => {
    const { user, box } = await openComments(apiWith());
    await user.type(box, 'Half a thought');
    cleanup();
    expect((await openComments(apiWith(), tokenOf('2'))).box).toHaveValue('');
    cleanup();
    expect((await openComments(apiWith(), tokenOf('1'))).box).toHaveValue('Half a thought');
  });
});

describe('a member’s own comment', () => {
  const ananya = { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } };
  const mine = (comment: string) => aComment(comment, { id: '31', User: ananya });
  const listOf = (...comments: CommentDto[]) =>
    accept({ data: { comments, pagination: onePage(comments.length) } });
  const apiWithMine = () =>
    apiWith('Lovely work', 'Well done').on(COMMENTS, listOf(aComment('Lovely work'), mine('Wel done')));

  async function choose(entry: 'Edit' | 'Delete', api = apiWithMine()) {
    const app = await openComments(api);
    await app.user.click(await screen.findByRole('button', { name: 'Edit or delete this comment' }));
    await app.user.click(screen.getByRole('menuitem', { name: entry }));
    return app;
  }
  async function edit(api = apiWithMine()) {
    const app = await choose('Edit', api);
    const field = await screen.findByRole('textbox', { name: 'Comment' });
    return { ...app, api, field, save: screen.getByRole('button', { name: 'Save' }) };
  }

  it('is the only one that can be edited or deleted', async () => {
    await openComments(apiWithMine());
    await screen.findByText('Lovely work');
    expect(screen.getAllByRole('button', { name: 'Edit or delete this comment' })).toHaveLength(1);
  });

  it('is edited in place', async () => {
    const api = apiWithMine().on(UPDATE, ({ body }) =>
      accept({ message: 'Saved', data: mine(body.comment) }),
    );
    const { user, field, save } = await edit(api);
    expect(field).toHaveValue('Wel done');
    await user.clear(field);
    await user.type(field, '  Well done ');
    await user.dblClick(save);
    expect(await screen.findByText('Well done')).toBeVisible();
    expect(field).not.toBeInTheDocument();
    expect(api.callsTo(UPDATE).map(({ body }) => body)).toEqual([
      { id: '31', comment: 'Well done', version: '1' },
    ]);
  });

  it('cannot be saved empty', async () => {
    const { api, user, field, save } = await edit();
    await user.clear(field);
    await user.type(field, '  {Enter} ');
    expect(save).toBeDisabled();
    await user.type(field, '{Control>}{Enter}{/Control}');
    expect(api.callsTo(UPDATE)).toEqual([]);
  });

  it('is unchanged after Cancel, or after Escape without a change', async () => {
    const { user, field } = await edit();
    await user.type(field, ' indeed{Escape}');
    expect(field).toHaveValue('Wel done indeed');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Wel done')).toBeVisible();
    cleanup();
    const again = await edit();
    expect(again.field).toHaveValue('Wel done');
    await user.keyboard('{Escape}');
    expect(again.field).not.toBeInTheDocument();
  });

  it('keeps the typed text if saving fails, also after a reload', async () => {
    const { user, field, save } = await edit(apiWithMine().on(UPDATE, noAnswer));
    await user.type(field, ' indeed');
    await user.click(save);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to update comment\. Network error/);
    expect(field).toHaveValue('Wel done indeed');
    cleanup();
    await openComments(apiWithMine());
    expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('Wel done indeed');
  });

  it.each([
    ['is deleted after confirmation, and the count decreases', accept({ message: 'Deleted' })],
    ['disappears if it was deleted elsewhere', refuse(404, 'This comment does not exist any more')],
  ])('%s', async (_title, answer) => {
    const api = apiWithMine().on(DELETE, answer);
    const { user } = await choose('Delete', api);
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Are you sure you want to delete this comment?',
    );
    api.on(COMMENTS, listOf(aComment('Lovely work')));
    await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Wel done')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '1 comment' })).toBeVisible();
    expect(api.callsTo(DELETE).map(({ body }) => body)).toEqual([{ id: '31' }]);
  });

  it('stays if it cannot be deleted', async () => {
    const { user } = await choose('Delete', apiWithMine().on(DELETE, refuse(403, 'Only its author can')));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete comment. Only its author can',
    );
    expect(screen.getByText('Wel done')).toBeInTheDocument();
  });
});
