import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { aPost, feedOf, pageOfMany, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const LIST = '/user/feeds/getAllFeeds';
const token = tokenOf('1');

const open = (api: FakeApi, address = feedAddress('everyone')) => renderApp(address, { token, api });

/** A feed of 23 posts on three pages. */
const longFeed = () =>
  new FakeApi().on(LIST, ({ body: { page = 1 } }) => {
    const { numbers, pagination } = pageOfMany(page, 23);
    const feeds = numbers.map((number) => aPost(`<p>Post number ${number}</p>`, { id: String(number) }));
    return accept({ data: { feeds, pagination, userId: '1' } });
  });

describe('the feed', () => {
  it('shows a loading state, then the posts', async () => {
    const answer = later<typeof LIST>();
    open(new FakeApi().on(LIST, () => answer.promise));
    expect(await screen.findByText('Loading feeds...')).toBeVisible();
    answer.give(feedOf(aPost('<p>Good <strong>news</strong> from the lab</p>')));
    const post = await screen.findByRole('article', { name: 'Sneha Pillai' });
    expect(post).toHaveTextContent('Good news from the lab');
    expect(screen.queryByText('Loading feeds...')).not.toBeInTheDocument();
  });

  it('shows "Anonymous" for an author without a name', async () => {
    const nobody = { id: '9', name: '', UserProfile: { profileUrl: null, title: null } };
    open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>', { User: nobody }))));
    expect(await screen.findByRole('article', { name: 'Anonymous' })).toBeVisible();
  });

  it('links to the profile of the author', async () => {
    open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))));
    const name = await screen.findByRole('link', { name: 'Sneha Pillai' });
    expect(name).toHaveAttribute('href', '/dashboard/profile?userId=3');
  });

  it('links from the time of a post to its detail screen', async () => {
    open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))));
    const post = await screen.findByRole('article', { name: 'Sneha Pillai' });
    const time = within(post).getByRole('link', { description: 'Sneha Pillai' });
    expect(time).toHaveAttribute('href', '/dashboard/feed/7');
    expect(within(time).getByRole('time')).toHaveAttribute('datetime', '2026-11-20T06:00:00.000Z');
  });

  it('shows the page of a post, with a link', async () => {
    const Page = { id: '5', title: 'Nakshatra Robotics Club', imageUrl: null };
    open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>', { Page }))));
    expect(await screen.findByText('Nakshatra Robotics Club')).toBeVisible();
  });

  it('runs no script in the HTML of a post', async () => {
    open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello<img src="x" onerror="window.ran = true"></p>'))));
    const post = await screen.findByRole('article');
    expect(post.querySelector('[onerror]')).toBeNull();
  });

  it('offers next steps if it is empty', async () => {
    const { user } = open(new FakeApi().on(LIST, feedOf()));
    expect(await screen.findByText('No feeds to display')).toBeVisible();
    const posts = screen.getByRole('region', { name: 'Posts' });
    await user.click(within(posts).getByRole('link', { name: 'Write a post' }));
    expect(await screen.findByRole('dialog', { name: 'New post' })).toBeVisible();
  });

  it('is fetched again when the network is back', async () => {
    const api = new FakeApi().on(LIST, noAnswer);
    open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch feeds');
    // There was no text that could be lost.
    expect(screen.getByRole('alert')).not.toHaveTextContent('Nothing you wrote');
    api.on(LIST, feedOf(aPost('<p>Here again</p>')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Here again')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the server fails', () => refuse(500, 'Something went wrong'), /Something went wrong/],
    ['there is no answer', noAnswer, /Network error or server is not responding/],
  ])('shows an error if %s, with a retry', async (_case, fail, reason) => {
    const api = new FakeApi().on(LIST, fail);
    const { user } = open(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch feeds');
    expect(alert).toHaveTextContent(reason);
    api.on(LIST, feedOf(aPost('<p>Here again</p>')));
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Here again')).toBeVisible();
    expect(screen.queryByText('Failed to fetch feeds')).not.toBeInTheDocument();
  });
});

describe('the pages of the feed', () => {
  it('change with Next and Previous, and the page number is in the address', async () => {
    const api = longFeed();
    const { user, currentAddress } = open(api);
    await screen.findByText('Post number 1');
    expect(await screen.findByRole('navigation', { name: 'Pages of the feed' })).toHaveTextContent(
      'Page 1 of 3',
    );
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Post number 11')).toBeVisible();
    expect(currentAddress()).toBe('/dashboard?page=2');
    expect(screen.getByRole('region', { name: 'Posts' })).toHaveFocus();
    expect(api.callsTo(LIST).map(({ body }) => body)).toEqual([
      { usersFeed: false, page: 1, limit: PAGE_SIZE },
      { usersFeed: false, page: 2, limit: PAGE_SIZE },
    ]);

    await user.click(await screen.findByRole('link', { name: 'Previous' }));
    expect(await screen.findByText('Post number 1')).toBeVisible();
    expect(currentAddress()).toBe('/dashboard');
  });

  it('change back with the Back button', async () => {
    const { user, goBack } = open(longFeed());
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    await screen.findByText('Post number 11');
    await goBack();
    expect(await screen.findByText('Post number 1')).toBeVisible();
  });

  it('can be opened by address; Next is disabled on the last one', async () => {
    open(longFeed(), '/dashboard?page=3');
    expect(await screen.findByText('Post number 23')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('have no pagination if there is only one', async () => {
    open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))));
    await screen.findByText('Hello');
    expect(screen.queryByText(/Page 1 of/)).not.toBeInTheDocument();
  });

  it('offer a link to the first page beyond the last one', async () => {
    const { user } = open(longFeed(), '/dashboard?page=99');
    await user.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    expect(await screen.findByText('Post number 1')).toBeVisible();
  });

  it('start at the first one if the number in the address is invalid', async () => {
    open(longFeed(), '/dashboard?page=-2');
    expect(await screen.findByText('Post number 1')).toBeVisible();
  });
});

describe('on a device with a wrong clock', () => {
  it.each([5, -3])('times are relative to the server’s clock, %s years off', async (years) => {
    const serverNow = () => new Date(Date.now() + years * 365 * 24 * 3_600_000);
    // Half an hour past the hour, because the `Date` header has no milliseconds.
    const createdAt = new Date(serverNow().getTime() - 2.5 * 3_600_000).toISOString();
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>', { createdAt })));
    api.clock = serverNow;
    open(api);
    const post = await screen.findByRole('article');
    expect(within(post).getByText('2 h')).toBeVisible();
    expect(within(post).getByRole('link', { name: /^\d+ \w+ \d{4}, \d+:\d\d [ap]m$/ })).toBeVisible();
    expect(screen.getByText(new RegExp(`^© ${serverNow().getFullYear()} `))).toBeVisible();
  });
});

describe('sharing a post', () => {
  it('copies its link', async () => {
    const { user } = open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))));
    const share = await screen.findByRole('button', { name: 'Share' });
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(share);
    expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
    expect(copy).toHaveBeenCalledWith('http://members.test/dashboard/feed/7');
  });

  it('from its menu copies the link too', async () => {
    const { user } = open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))));
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockReset().mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Options for Sneha Pillai' }));
    const menu = await screen.findByRole('menu');
    const rows = [...menu.children].map((row) => (row.matches('hr') ? '—' : row.textContent));
    expect(rows).toEqual([
      ...[
        'Save',
        'Copy link',
        '—',
        'Mute this post',
        'Mute Sneha Pillai',
        'Block Sneha Pillai',
        '—',
        'Report',
      ],
    ]);
    await user.click(within(menu).getByRole('menuitem', { name: 'Copy link' }));
    await waitFor(() => expect(copy).toHaveBeenCalledWith('http://members.test/dashboard/feed/7'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('and one’s own: edit, save and copy, apart from deleting', async () => {
    const own = aPost('<p>Hello</p>', {
      User: { id: '1', name: 'Me', UserProfile: { profileUrl: null, title: null } },
    });
    const { user } = open(new FakeApi().on(LIST, feedOf(own)));
    await user.click(await screen.findByRole('button', { name: 'Options for this post' }));
    const menu = await screen.findByRole('menu');
    const rows = [...menu.children].map((row) => (row.matches('hr') ? '—' : row.textContent));
    expect(rows).toEqual(['Edit', 'Save', 'Copy link', '—', 'Delete']);
    expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  });

  describe('on a device with a share sheet', () => {
    const share = jest.fn<Promise<void>, [ShareData]>();
    beforeEach(() => Object.assign(navigator, { share: share.mockReset() }));
    afterEach(() => Reflect.deleteProperty(navigator, 'share'));

    async function pressShareTo() {
      const { user } = open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))));
      const copy = jest.spyOn(navigator.clipboard, 'writeText').mockReset().mockResolvedValue();
      await user.click(await screen.findByRole('button', { name: 'Share to…' }));
      return { copy, user };
    }

    it('opens the share sheet with the link, and can still copy it', async () => {
      share.mockResolvedValue();
      const { copy, user } = await pressShareTo();
      const url = 'http://members.test/dashboard/feed/7';
      expect(share).toHaveBeenCalledWith({ title: 'Campus Commons', url });
      expect(copy).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Share' }));
      expect(copy).toHaveBeenCalledWith(url);
    });

    it('shows no error if the member closes the share sheet', async () => {
      share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
      const { copy } = await pressShareTo();
      expect(copy).not.toHaveBeenCalled();
    });

    it('copies the link if the share sheet cannot be opened', async () => {
      share.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
      const { copy } = await pressShareTo();
      await waitFor(() => expect(copy).toHaveBeenCalledWith('http://members.test/dashboard/feed/7'));
    });
  });

  it('shows an error if the browser forbids copying', async () => {
    const { user } = open(new FakeApi().on(LIST, feedOf(aPost('<p>Hello</p>'))));
    const share = await screen.findByRole('button', { name: 'Share' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(share);
    expect(await screen.findByText('Failed to copy link')).toBeVisible();
  });
});

describe('the pictures of a post', () => {
  const images = [1, 2, 3, 4, 5].map((number) => ({
    url: `media/${number}`,
    width: 1600,
    height: 1000,
    alt: number === 2 ? 'Two tents on the ridge' : '',
  }));
  const withPictures = () => {
    const feedData = { content: '<p>Hills</p>', imagesUrl: images.map(({ url }) => url), images };
    return new FakeApi().on(LIST, feedOf(aPost('', { feedData })));
  };

  it('show three, and the number of the others', async () => {
    open(withPictures());
    expect(await screen.findAllByRole('button', { name: /^Open picture/ })).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Open picture 3 of 5 and 2 more' })).toHaveTextContent('+2');
  });

  it('load eagerly in the first posts, and otherwise near the viewport', async () => {
    const posts = images.slice(0, 3).map((image, index) => {
      const shown = { ...image, alt: `Hill ${index + 1}` };
      return aPost('', {
        id: String(index),
        feedData: { content: '', imagesUrl: [image.url], images: [shown] },
      });
    });
    open(new FakeApi().on(LIST, feedOf(...posts)));
    expect(await screen.findByAltText('Hill 3')).toHaveAttribute('loading', 'lazy');
    expect(screen.getByAltText('Hill 1')).toHaveAttribute('loading', 'eager');
  });

  it('open in a lightbox, change with the arrow keys and close with Escape', async () => {
    const { user } = open(withPictures());
    await user.click(
      await screen.findByRole('button', { name: 'Open picture 2 of 5: Two tents on the ridge' }),
    );
    const viewer = await screen.findByRole('dialog', { name: 'Pictures by Sneha Pillai' });
    expect(viewer).toHaveTextContent('2 / 5');
    expect(viewer).toHaveTextContent('Two tents on the ridge');
    await user.keyboard('{ArrowLeft}');
    expect(viewer).toHaveTextContent('1 / 5');
    await user.keyboard('{ArrowLeft}');
    expect(viewer).toHaveTextContent('5 / 5');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(viewer).toHaveTextContent('2 / 5');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('zoom in steps of 0.25, and each starts at scale 1', async () => {
    const { user } = open(withPictures());
    await user.click(await screen.findByRole('button', { name: /^Open picture 1/ }));
    const viewer = await screen.findByRole('dialog');
    await user.click(within(viewer).getByRole('button', { name: 'Zoom in' }));
    await user.click(within(viewer).getByRole('button', { name: 'Zoom in' }));
    expect(within(viewer).getByLabelText('Zoom')).toHaveTextContent('150%');
    for (let press = 0; press < 8; press += 1) await user.keyboard('-');
    expect(within(viewer).getByLabelText('Zoom')).toHaveTextContent('50%');
    expect(within(viewer).getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowRight}');
    expect(within(viewer).getByLabelText('Zoom')).toHaveTextContent('100%');
  });

  it('are at scale 1 again after closing', async () => {
    const { user } = open(withPictures());
    const first = await screen.findByRole('button', { name: /^Open picture 1/ });
    await user.click(first);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zoom in' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(first);
    expect(within(await screen.findByRole('dialog')).getByLabelText('Zoom')).toHaveTextContent('100%');
  });

  it('show their alt text if they cannot be loaded, in the feed and in the lightbox', async () => {
    const { user } = open(withPictures());
    fireEvent.error(await screen.findByAltText('Two tents on the ridge'));
    expect(screen.queryByAltText('Two tents on the ridge')).not.toBeInTheDocument();
    const tents = screen.getByRole('button', { name: 'Open picture 2 of 5: Two tents on the ridge' });
    expect(tents).toHaveTextContent('Two tents on the ridge');

    const [first] = screen.getAllByRole('button', { name: /^Open picture/ });
    const untitled = first?.querySelector('img');
    if (!untitled) throw new Error('No picture was drawn.');
    fireEvent.error(untitled);
    expect(first).toHaveTextContent('This picture could not be loaded.');

    await user.click(tents);
    const viewer = await screen.findByRole('dialog');
    fireEvent.error(within(viewer).getByAltText('Two tents on the ridge'));
    expect(within(viewer).getByRole('alert')).toHaveTextContent('This picture could not be loaded.');
    const second = within(viewer).getByRole('button', { name: 'Picture 2 of 5' });
    const thumbnail = second.querySelector('img');
    if (!thumbnail) throw new Error('No thumbnail was drawn.');
    fireEvent.error(thumbnail);
    expect(second.querySelector('img')).toBeNull();
  });

  it('close with the Back button', async () => {
    const { user, goBack, currentAddress } = open(withPictures());
    await user.click(await screen.findByRole('button', { name: /^Open picture 1/ }));
    await screen.findByRole('dialog');
    await goBack();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/dashboard');
  });
});

describe('the detail screen of a post', () => {
  const ONE = '/user/feeds/getFeedById';
  const COMMENTS = '/user/comments/getFeedComments';
  const noComments = accept({ data: { comments: [], pagination: pageOfMany(1, 0).pagination } });

  it('shows the whole text and the comments', async () => {
    const api = new FakeApi()
      .on(ONE, accept({ data: aPost('<p>The whole story</p>') }))
      .on(COMMENTS, noComments);
    open(api, '/dashboard/feed/7');
    expect(await screen.findByText('The whole story')).toBeVisible();
    expect(api.callsTo(ONE).map(({ body }) => body)).toEqual([{ id: '7' }]);
    expect(await screen.findByText(/No comments yet/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  });

  it('links to the dashboard if the post was deleted', async () => {
    const api = new FakeApi().on(ONE, refuse(404, 'Feed not found')).on(LIST, feedOf(aPost('<p>Others</p>')));
    const { user, currentAddress } = open(api, '/dashboard/feed/7');
    expect(await screen.findByRole('alert')).toHaveTextContent('Feed not found');
    await user.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(await screen.findByText('Others')).toBeVisible();
    expect(currentAddress()).toBe('/dashboard');
  });

  it('tells only the author that the post was removed by administrators', async () => {
    const message = 'We removed this post on 20 November 2026. Our note: No advertising.';
    const api = new FakeApi().on(ONE, refuse(404, message, undefined, 'removed'));
    const { unmount } = open(api, '/dashboard/feed/7');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Feed not found${message}`);
    unmount();
    open(new FakeApi().on(ONE, refuse(404, 'This post does not exist any more')), '/dashboard/feed/7');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Feed not foundIt may have been deleted or removed, or the link is not right.',
    );
  });

  it('shows an error if it cannot be fetched, with a retry', async () => {
    const api = new FakeApi().on(ONE, noAnswer).on(COMMENTS, noComments);
    const { user } = open(api, '/dashboard/feed/7');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch feed details');
    api.on(ONE, accept({ data: aPost('<p>Here it is</p>') }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Here it is')).toBeVisible();
  });
});
