import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asking } from '../../content/learning';
import type { CommentDto } from '../../api/generated';
import { accept, FakeApi, refuse } from '../../test/fakeApi';
import { aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { feedAddress } from '../../lib/address/feeds';
import { expectAsText, hostile } from '../../test/hostile';
import { renderApp } from '../../test/renderApp';
import { paste, textOf } from '../../test/writing';
import { titledTexts } from '../../texts/titled';
import { minutesToRead } from './exports/minutesToRead';

const TITLED = '/user/feeds/getTitled';
const CREATE = '/user/feeds/create';
const ACCEPT = '/user/comments/acceptAnswer';
const token = tokenOf('1');
const TITLE = 'Why does my op-amp saturate?';

const aQuestion = (rest: Parameters<typeof aPost>[1] = {}) =>
  aPost('<p>It is stuck.</p>', { kind: 'question', title: TITLE, ...rest });
const anArticle = (rest: Parameters<typeof aPost>[1] = {}) =>
  aPost(`<p>${'word '.repeat(600)}</p>`, { kind: 'article', title: 'How we built a robot', ...rest });
const posted = { status: 201, body: { success: true, message: 'Posted', data: aQuestion() } };
const api = (...feeds: ReturnType<typeof aPost>[]) =>
  new FakeApi().on(TITLED, feedOf(...feeds)).on(CREATE, posted);

async function openComposer(address: string, name: string, fake = api()) {
  const app = renderApp(address, { token, api: fake });
  await app.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  const title = await within(dialog).findByRole('textbox', { name: 'Title' });
  const text = within(dialog).getByRole('textbox', { name: 'Your post' });
  const button = within(dialog).getByRole('button', { name: 'Post' });
  return { ...app, fake, dialog, title, text, button };
}
/** These fields of each post that was sent. */
const sent = (fake: FakeApi, ...fields: string[]) =>
  fake.callsTo(CREATE).map(({ body }) => fields.map((field) => textOf(body, field)));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('Learning', () => {
  it('opens with what waits for an answer; the tab is in the address', async () => {
    const fake = api(aQuestion());
    const { user, currentAddress } = renderApp('/dashboard/learning', { token, api: fake });
    const post = await screen.findByRole('article');
    expect(within(post).getByRole('heading', { name: TITLE })).toBeVisible();
    expect(within(post).getByText('Waiting')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How this works' })).toHaveAttribute('href', '/learning');
    await user.click(screen.getByRole('link', { name: 'Mine' }));
    expect(currentAddress()).toBe('/dashboard/learning?show=mine');
    await waitFor(() =>
      expect(fake.callsTo(TITLED).map(({ body }) => (body as { filter: string }).filter)).toEqual([
        'unanswered',
        'mine',
      ]),
    );
  });

  it('says what is empty, and offers to try again what failed', async () => {
    const fake = api();
    const { user } = renderApp('/dashboard/learning?show=all', { token, api: fake });
    expect(await screen.findByText('No questions yet')).toBeVisible();
    fake.on(TITLED, refuse(500, 'Something went wrong'));
    await user.click(screen.getByRole('link', { name: 'Unanswered' }));
    expect(await screen.findByText('Failed to fetch questions')).toBeVisible();
    fake.on(TITLED, feedOf(aQuestion()));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
  });
});

describe('asking', () => {
  it('needs a title of ten characters, shows the hints of the page about learning, then alike questions', async () => {
    const { fake, dialog, title, text, button } = await openComposer('/dashboard/learning', 'Ask a question');
    expect(titledTexts.askHints).toEqual(asking.points.map((point) => point.title));
    for (const hint of titledTexts.askHints) expect(within(dialog).getByText(hint)).toBeVisible();
    type(title, 'Why does ');
    expect(button).toBeDisabled();
    expect(within(dialog).getByText('2 characters more')).toBeVisible();
    fake.on(TITLED, feedOf(aQuestion({ id: '9', answerId: '4' })));
    type(title, 'Why does my op-amp saturate');
    expect(
      await within(dialog).findByRole('link', { name: /Why does my op-amp saturate\?.*Answered/ }),
    ).toHaveAttribute('href', '/dashboard/feed/9');
    paste(text, 'It is stuck');
    await waitFor(() => expect(button).toBeEnabled());
    type(title, 'a'.repeat(151));
    expect(within(dialog).getByText('1 character too many')).toBeVisible();
    expect(button).toBeDisabled();
  });

  it('is a draft of its own, which survives a reload, and is sent with its kind and title', async () => {
    const first = await openComposer('/dashboard/learning', 'Ask a question');
    type(first.title, TITLE);
    first.unmount();
    const app = renderApp('/dashboard/learning', { token, api: api() });
    await app.user.click(await screen.findByRole('button', { name: `Draft: ${TITLE}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask a question' });
    expect(await within(dialog).findByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
    paste(within(dialog).getByRole('textbox', { name: 'Your post' }), 'It is stuck');
    const button = within(dialog).getByRole('button', { name: 'Post' });
    await waitFor(() => expect(button).toBeEnabled());
    await app.user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(app.api, 'kind', 'title')).toEqual([['question', TITLE]]);
    expect(await screen.findByRole('button', { name: 'Ask a question' })).toBeVisible();
  });
});

describe('the composer of the feed', () => {
  it('makes a question, then an article, of what was written as a post', async () => {
    const fake = api().on('/user/feeds/getAllFeeds', feedOf());
    const { user } = renderApp(feedAddress('everyone'), { token, api: fake });
    await user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
    paste(await screen.findByRole('textbox', { name: 'Your post' }), 'It is stuck');
    const kinds = screen.getByRole('radiogroup', { name: 'What it is' });
    await user.click(within(kinds).getByRole('radio', { name: 'Question' }));
    const dialog = screen.getByRole('dialog', { name: 'Ask a question' });
    const button = within(dialog).getByRole('button', { name: 'Post' });
    expect(button).toBeDisabled();
    type(within(dialog).getByRole('textbox', { name: 'Title' }), TITLE);
    expect(within(dialog).getByRole('textbox', { name: 'Your post' })).toHaveTextContent('It is stuck');
    await user.click(within(kinds).getByRole('radio', { name: 'Article' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Anyone with the link may read' }));
    // Only an article can be public.
    await user.click(within(kinds).getByRole('radio', { name: 'Question' }));
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(fake, 'kind', 'title', 'isPublic')).toEqual([['question', TITLE, '']]);
    expect(sent(fake, 'feedData')).toEqual([[expect.stringContaining('<p>It is stuck</p>')]]);
    expect(await screen.findByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  });

  it('keeps what is written when another draft of that kind waits already', async () => {
    const first = await openComposer('/dashboard/learning', 'Ask a question');
    type(first.title, 'What is a phasor, after all?');
    first.unmount();
    const fake = api().on('/user/feeds/getAllFeeds', feedOf());
    const { user } = renderApp(feedAddress('everyone'), { token, api: fake });
    await user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
    paste(await screen.findByRole('textbox', { name: 'Your post' }), 'It is stuck');
    await user.click(screen.getByRole('radio', { name: 'Question' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Your post' })).toHaveTextContent('It is stuck');
    expect(screen.getByRole('link', { name: /1.*draft/ })).toBeVisible();
  });
});

describe('an answer', () => {
  const comment = (id: string, text: string): CommentDto => ({
    id,
    comment: text,
    createdAt: '2026-11-20T06:00:00.000Z',
    editedAt: null,
    version: '1',
    parentId: null,
    User: { id: '3', name: 'Sneha Pillai', UserProfile: { profileUrl: null, title: null } },
    mentions: [],
  });
  const asker = { id: '1', name: 'Asha Rao', UserProfile: { profileUrl: null, title: null } };
  const withComments = (question: ReturnType<typeof aPost>) =>
    new FakeApi()
      .on('/user/feeds/getFeedById', accept({ data: question }))
      .on(
        '/user/comments/getFeedComments',
        accept({
          data: {
            comments: [comment('5', 'Lower the gain'), comment('4', 'Check the rail')],
            pagination: { ...onePage(2), next: null },
          },
        }),
      )
      .on(
        '/user/comments/getAnswer',
        accept({ data: question.answerId === null ? null : comment('4', 'Check the rail') }),
      );

  it('is accepted by who asked, stands above the others once, and can be taken back', async () => {
    const fake = withComments(aQuestion({ User: asker, comments: 2 })).on(
      ACCEPT,
      accept({ message: 'Answer accepted', data: { answerId: '4' } }),
    );
    const { user } = renderApp('/dashboard/feed/7', { token, api: fake });
    await screen.findByText('Check the rail');
    const [, other] = await screen.findAllByRole('button', { name: 'Accept this answer' });
    fake.on('/user/comments/getAnswer', accept({ data: comment('4', 'Check the rail') }));
    fake.on(
      '/user/feeds/getFeedById',
      accept({ data: aQuestion({ User: asker, comments: 2, answerId: '4' }) }),
    );
    if (other) await user.click(other);
    const pinned = await screen.findByRole('region', { name: 'Accepted answer' });
    expect(await within(pinned).findByText('Check the rail')).toBeVisible();
    expect(screen.getAllByText('Check the rail')).toHaveLength(1);
    expect(screen.getByText('Answered')).toBeVisible();
    expect(fake.callsTo(ACCEPT).map(({ body }) => body)).toEqual([{ feedId: '7', commentId: '4' }]);
    fake.on(ACCEPT, accept({ message: 'Taken back', data: { answerId: null } }));
    fake.on('/user/feeds/getFeedById', accept({ data: aQuestion({ User: asker, comments: 2 }) }));
    await user.click(await within(pinned).findByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('Waiting')).toBeVisible();
  });

  it('is called one where it is written, counted, listed, changed and missing', async () => {
    const own = { ...comment('5', 'Lower the gain'), User: asker };
    const fake = withComments(aQuestion({ comments: 2 })).on(
      '/user/comments/getFeedComments',
      accept({
        data: { comments: [own, comment('4', 'Check the rail')], pagination: { ...onePage(2), next: null } },
      }),
    );
    const { user, unmount } = renderApp('/dashboard/feed/7', { token, api: fake });
    expect(await screen.findByRole('textbox', { name: 'Write an answer' })).toBeVisible();
    expect(screen.getByRole('button', { name: '2 answers' })).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Answers' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Edit or delete this answer' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Are you sure you want to delete this answer?')).toBeVisible();
    unmount();
    fake
      .on('/user/feeds/getFeedById', accept({ data: aQuestion() }))
      .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }));
    renderApp('/dashboard/feed/7', { token, api: fake });
    expect(await screen.findByText('No answers yet. Be the first to write one.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Answer' })).toBeVisible();
    expect(screen.queryByText(/comment/i)).not.toBeInTheDocument();
  });

  it('that is accepted stands first in the sheet of a phone, too', async () => {
    const width = window.innerWidth;
    window.innerWidth = 390;
    try {
      const question = aQuestion({ comments: 2, answerId: '4' });
      const fake = withComments(question).on('/user/feeds/getAllFeeds', feedOf(question));
      const { user } = renderApp('/dashboard', { token, api: fake });
      await user.click(await screen.findByRole('button', { name: '2 answers' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Answers and likes' }));
      expect(sheet.getByRole('tab', { name: '2 answers' })).toBeVisible();
      const pinned = await sheet.findByRole('region', { name: 'Accepted answer' });
      expect(within(pinned).getByText('Check the rail')).toBeVisible();
    } finally {
      window.innerWidth = width;
    }
  });

  it('cannot be accepted by others, who see which it is', async () => {
    renderApp('/dashboard/feed/7', { token, api: withComments(aQuestion({ comments: 2, answerId: '4' })) });
    const pinned = await screen.findByRole('region', { name: 'Accepted answer' });
    expect(await within(pinned).findByText('Check the rail')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept|Take back/ })).not.toBeInTheDocument();
  });
});

describe('a title', () => {
  const named = aQuestion({ title: hostile('title') });
  it.each([
    ['the feed', feedAddress('everyone')],
    ['Following', feedAddress('following')],
    ['the profile', '/dashboard/profile'],
    ['a search', '/dashboard/search?q=robot'],
    ['its own screen', '/dashboard/feed/7'],
  ])('stands in %s, as text', async (_, address) => {
    const none = { items: [], pagination: onePage(0) };
    const posts = { items: [named], pagination: onePage(1) };
    const fake = api(named)
      .on('/user/feeds/getAllFeeds', feedOf(named))
      .on('/user/feeds/getFollowing', feedOf(named))
      .on('/user/feeds/getFeedById', accept({ data: named }))
      .on('/user/comments/getFeedComments', accept({ data: { comments: [], pagination: onePage(0) } }))
      .on('/user/search/find', accept({ data: { people: none, pages: none, posts, topics: none } }));
    renderApp(address, { token, api: fake });
    expect((await screen.findAllByText(hostile('title'), { exact: false }))[0]).toBeVisible();
    expectAsText('title');
  });
});

describe('Blogs', () => {
  it('lists titles with the minutes that they take', async () => {
    renderApp('/dashboard/blogs', { token, api: api(anArticle()) });
    const card = await screen.findByRole('article', { name: 'How we built a robot' });
    expect(within(card).getByText('3 min read')).toBeVisible();
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/dashboard/feed/7');
  });

  it('lets everybody with the link read an article only if its author says so', async () => {
    const { fake, user, dialog, title, text, button } = await openComposer(
      '/dashboard/blogs',
      'Write an article',
    );
    type(title, 'How we built a robot');
    paste(text, 'In a week');
    const shared = within(dialog).getByRole('checkbox', { name: 'Anyone with the link may read' });
    expect(shared).not.toBeChecked();
    await user.click(shared);
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(fake.callsTo(CREATE)).toHaveLength(1));
    expect(sent(fake, 'kind', 'isPublic')).toEqual([['article', 'true']]);
  });

  it('keeps an edit that no longer shares an article, also after a reload', async () => {
    const own = anArticle({
      isPublic: true,
      User: { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } },
    });
    const openEdit = async () => {
      const fake = new FakeApi().on('/user/feeds/getAllFeeds', feedOf(own));
      const app = renderApp(feedAddress('everyone'), { token, api: fake });
      await app.user.click(await screen.findByRole('button', { name: 'Options for this post' }));
      await app.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
      const dialog = await screen.findByRole('dialog', { name: 'Edit article' });
      return { ...app, shared: await within(dialog).findByRole('checkbox') };
    };
    const first = await openEdit();
    expect(first.shared).toBeChecked();
    await first.user.click(first.shared);
    first.unmount();
    expect((await openEdit()).shared).not.toBeChecked();
  });

  it.each([
    ['', 1],
    ['<p>one</p>', 1],
    [`<p>${'word '.repeat(300)}</p>`, 2],
    [`<p>${'शब्द '.repeat(1000)}</p>`, 5],
  ])('%p takes %p minutes', (html, minutes) => {
    expect(minutesToRead(html)).toBe(minutes);
  });
});

describe('a public article', () => {
  const article = {
    ...{ id: '7', title: 'How we built a robot', content: '<p>In a week</p><script>x</script>', images: [] },
    ...{ createdAt: '2026-11-20T06:00:00.000Z', editedAt: null, author: 'Asha Rao', page: null },
  };

  it('is read by a visitor, without a session', async () => {
    const fake = new FakeApi().on('/public/getArticle', accept({ data: article }));
    renderApp('/blogs/7', { api: fake });
    expect(await screen.findByRole('heading', { name: 'How we built a robot' })).toBeVisible();
    expect(await screen.findByText('In a week')).toBeVisible();
    expect(screen.getByText(/By Asha Rao/)).toBeVisible();
    expect(fake.callsTo('/public/getArticle').map(({ body }) => body)).toEqual([{ id: '7' }]);
  });

  it('that is shared with members only is not found', async () => {
    renderApp('/blogs/7', {
      api: new FakeApi().on('/public/getArticle', refuse(404, 'There is no such article')),
    });
    expect(await screen.findByText('Article not found')).toBeVisible();
  });
});
