import { act, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi } from '../../test/fakeApi';
import { aComment, aPost, feedOf, onePage, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

function apiWith(...texts: string[]) {
  const like = {
    id: '1',
    User: { id: '3', name: 'Sneha Pillai', UserProfile: { profileUrl: null, title: null } },
  };
  return new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>Hello</p>', { comments: texts.length, like: 1 })))
    .on(
      '/user/comments/getFeedComments',
      accept({
        data: { comments: texts.map((text) => aComment(text)), pagination: onePage(texts.length) },
      }),
    )
    .on('/user/likes/getFeedLikes', accept({ data: { likes: [like], pagination: onePage(1) } }));
}
const open = (api: FakeApi) => renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
const commentsButton = () => screen.findByRole('button', { name: '3 comments' });
const field = () => screen.findByRole('textbox', { name: 'Write a comment' });

describe('on a phone', () => {
  beforeEach(() => {
    window.matchMedia = (query: string) =>
      ({
        matches: query.includes('max-width:899.95px'),
        addListener: () => undefined,
        removeListener: () => undefined,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('“3 comments” opens a sheet with three comments and the field; Back closes it and loses nothing', async () => {
    const { user, goBack } = open(apiWith('First', 'Second', 'Third'));
    await user.click(await commentsButton());
    const sheet = within(await screen.findByRole('dialog', { name: 'Comments and likes' }));
    expect(sheet.getByRole('tab', { name: '3 comments' })).toHaveAttribute('aria-selected', 'true');
    expect(
      within(await sheet.findByRole('list', { name: 'Comments' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    expect(sheet.getByText('Newest first')).toBeVisible();
    expect(await field()).toHaveFocus();
    await user.keyboard('Not sent yet');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await commentsButton()).toHaveFocus());
    await user.click(await commentsButton());
    expect(await field()).toHaveValue('Not sent yet');
  });

  it('the sheet stays when the window becomes wider, and closing it goes back by its entry', async () => {
    let isPhone = true;
    const listeners = new Set<() => void>();
    window.matchMedia = (query: string) =>
      ({
        get matches() {
          return isPhone && query.includes('max-width:899.95px');
        },
        addListener: () => undefined,
        removeListener: () => undefined,
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList;
    const { user, goForward } = open(apiWith('First', 'Second', 'Third'));
    await user.click(await commentsButton());
    await screen.findByRole('dialog', { name: 'Comments and likes' });
    isPhone = false;
    act(() => listeners.forEach((listener) => listener()));
    await user.click(screen.getByRole('button', { name: 'Close comments and likes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // It went back: its entry is the next one.
    await goForward();
    expect(await screen.findByRole('dialog', { name: 'Comments and likes' })).toBeVisible();
  });

  it('the likes are the other tab of that sheet', async () => {
    const { user } = open(apiWith('First', 'Second', 'Third'));
    await user.click(await screen.findByRole('button', { name: '1 like' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Comments and likes' }));
    expect(await sheet.findByRole('link', { name: 'Sneha Pillai' })).toBeVisible();
    await user.click(sheet.getByRole('tab', { name: '1 like' }));
    await user.keyboard('{ArrowLeft}');
    expect(sheet.getByRole('tab', { name: '3 comments' })).toHaveFocus();
    expect(await sheet.findByText('Third')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close comments and likes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('on a post’s own screen', () => {
  const openPost = (api: FakeApi) =>
    renderApp('/dashboard/feed/1', {
      token: tokenOf('1'),
      api: api.on(
        '/user/feeds/getFeedById',
        accept({ data: aPost('<p>Hello</p>', { comments: 3, like: 1 }) }),
      ),
    });

  it('the likes take the place of the comments, which come back when the likes are closed', async () => {
    const { user } = openPost(apiWith('First', 'Second', 'Third'));
    expect(await screen.findByText('Third')).toBeVisible();
    const likes = screen.getByRole('button', { name: '1 like' });
    await user.click(likes);
    expect(await screen.findByText('Liked by 1')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Third')).not.toBeInTheDocument());
    await user.click(likes);
    expect(await screen.findByText('Third')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Liked by 1')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the likes open in a sheet of their own on a phone, and the comments stay', async () => {
    window.matchMedia = (query: string) =>
      ({
        matches: query.includes('max-width:899.95px'),
        addListener: () => undefined,
        removeListener: () => undefined,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    const { user } = openPost(apiWith('First', 'Second', 'Third'));
    await screen.findByText('Third');
    await user.click(screen.getByRole('button', { name: '1 like' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Comments and likes' }));
    expect(await sheet.findByRole('link', { name: 'Sneha Pillai' })).toBeVisible();
    expect(sheet.getAllByRole('tab')).toHaveLength(1);
    expect(screen.getByText('Third')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Close comments and likes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Third')).toBeVisible();
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

describe('on a desktop', () => {
  it('the comments and the likes open below the post, one of them at a time, and come into view', async () => {
    const seen: Element[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
    ) {
      seen.push(this);
    });
    const { user } = open(apiWith('First', 'Second', 'Third'));
    await user.click(await screen.findByRole('button', { name: '1 like' }));
    expect(await screen.findByText('Liked by 1')).toBeVisible();
    await user.click(await commentsButton());
    expect(await screen.findByText('Third')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Liked by 1')).not.toBeInTheDocument());
    const isFoldSeen = () => seen.some((box) => box.contains(screen.getByText('Third')));
    await waitFor(() => expect(isFoldSeen()).toBe(true));
    await user.click(screen.getByRole('button', { name: '1 like' }));
    await waitFor(() => expect(screen.queryByText('Third')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    scroll.mockRestore();
  });

  it('a comment of more than eight lines is folded to eight', async () => {
    const style = window.getComputedStyle.bind(window);
    jest
      .spyOn(window, 'getComputedStyle')
      .mockImplementation((...given) => Object.assign(style(...given), { lineHeight: '22px' }));
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(8 * 22);
    const first = open(apiWith('First', 'Second', 'Third'));
    await first.user.click(await commentsButton());
    await screen.findByText('Third');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    first.unmount();
    height.mockReturnValue(9 * 22);
    const { user } = open(apiWith('First', 'Second', 'Third'));
    await user.click(await commentsButton());
    const [more = document.body] = await screen.findAllByRole('button', { name: 'Show more' });
    await user.click(more);
    expect(await screen.findByRole('button', { name: 'Show less' })).toBeVisible();
    jest.restoreAllMocks();
  });
});
