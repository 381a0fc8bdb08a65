import { act, screen, waitFor } from '@testing-library/react';
import { feedAddress } from '../lib/address/feeds';
import type { ApplicationDetailsDto } from '../features/openings/generated';
import { aPage, aPost, feedOf, onePage, tokenOf } from '../test/factories';
import { accept, FakeApi, noAnswer } from '../test/fakeApi';
import { anOpening } from '../test/openingFactories';
import { renderApp } from '../test/renderApp';
import { fillIn } from '../test/writing';

const LIST = '/user/feeds/getAllFeeds';
const SAVED = '/user/saved/getAll';
const NETWORK = /Network error/;
const KEPT = 'You are offline. What you wrote is kept.';
const anApplication: ApplicationDetailsDto = {
  ...{
    id: '51',
    title: 'Web developer',
    organisation: 'Umbrella Studio',
    kind: 'internship',
    openingId: '7',
  },
  ...{ state: 'accepted', isEnded: false, isNew: false, seenAt: null, answeredAt: null, isApplicant: false },
  ...{ createdAt: '2026-11-20T06:00:00.000Z', updatedAt: '2026-11-20T06:00:00.000Z', note: 'Own' },
  Applicant: { id: '3', name: 'Sneha Pillai', UserProfile: { profileUrl: null, title: null } },
  ...{ answers: [], links: [], email: null, phone: null, nextStates: [], canMessage: true, events: [] },
  ...{ record: null, canIssueRecord: true, canReport: false },
};
const token = tokenOf('1');
const savedList = accept({
  data: { feeds: [aPost('<p>Kept</p>', { id: '9' })], pagination: onePage(1), userId: '1' },
});

/** The browser loses its network, or gets it back. */
function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
afterEach(() => {
  setOnline(true);
  jest.restoreAllMocks();
});

describe('offline', () => {
  it('a strip says so above what was there last, which is not called a failure', async () => {
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Here before</p>'))).on(SAVED, savedList);
    const app = renderApp(feedAddress('everyone'), { token, api });
    expect(await screen.findByText('Here before')).toBeVisible();
    await app.goTo('/dashboard/saved');
    expect(await screen.findByText('Kept')).toBeVisible();
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();

    setOnline(false);
    api.on(LIST, noAnswer).on(SAVED, noAnswer);
    expect(await screen.findByText('You are offline')).toBeVisible();
    await app.goTo(feedAddress('everyone'));
    expect(await screen.findByText('Here before')).toBeVisible();
    // This screen asks again whenever it is opened.
    await app.goTo('/dashboard/saved');
    expect(await screen.findByText('Kept')).toBeVisible();
    await waitFor(() => expect(api.callsTo(SAVED)).toHaveLength(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Kept')).toBeVisible();
  });

  it('what the cache dropped after a minute is there again', async () => {
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Here before</p>'))).on(SAVED, savedList);
    const app = renderApp('/dashboard/saved', { token, api });
    expect(await screen.findByText('Kept')).toBeVisible();
    jest.useFakeTimers();
    await app.goTo('/dashboard/drafts');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    jest.useRealTimers();
    setOnline(false);
    api.on(SAVED, noAnswer);
    await app.goTo('/dashboard/saved');
    expect(await screen.findByText('Kept')).toBeVisible();
  });

  it('what was never loaded says so calmly, and appears by itself when the network is back', async () => {
    const api = new FakeApi().on(LIST, feedOf(aPost('<p>Here before</p>'))).on(SAVED, noAnswer);
    const app = renderApp(feedAddress('everyone'), { token, api });
    expect(await screen.findByText('Here before')).toBeVisible();
    setOnline(false);
    await app.goTo('/dashboard/saved');
    expect(await screen.findByText('Not loaded yet')).toBeVisible();
    expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument();
    expect(screen.queryByText(NETWORK)).not.toBeInTheDocument();
    api.on(SAVED, savedList);
    setOnline(true);
    expect(await screen.findByText('Kept')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('You are offline')).not.toBeInTheDocument());
  });

  it('a list inside a card that was never loaded says so calmly, too', async () => {
    const api = new FakeApi()
      .on(LIST, feedOf(aPost('<p>Here before</p>', { comments: 1 })))
      .on('/user/comments/getFeedComments', noAnswer);
    const app = renderApp(feedAddress('everyone'), { token, api });
    const comments = await screen.findByRole('button', { name: '1 comment' });
    setOnline(false);
    await app.user.click(comments);
    expect(await screen.findByText(/^Not loaded yet\./)).toBeVisible();
    expect(screen.queryByText(/Failed to/)).not.toBeInTheDocument();
    expect(screen.queryByText(NETWORK)).not.toBeInTheDocument();
  });

  it('a change that was not sent says that, after the words of its failure', async () => {
    const api = new FakeApi()
      .on(LIST, feedOf(aPost('<p>Here before</p>')))
      .on('/user/likes/toggleLike', noAnswer);
    const app = renderApp(feedAddress('everyone'), { token, api });
    const like = await screen.findByRole('button', { name: 'Like' });
    setOnline(false);
    await app.user.click(like);
    expect(
      await screen.findByText(/^Failed to update like status\. You are offline, so this was not sent\./),
    ).toBeVisible();
    expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['an opening', '/dashboard/internships', 'Post an internship', 'Title'],
    ['an application', '/dashboard/internships/details/7', 'Apply', 'Why you'],
    ['a message', '/dashboard/applications/51', null, 'Message'],
    ['a record', '/dashboard/applications/51', 'Issue a record', 'What they did'],
    ['a project', '/dashboard/projects', 'Show a project', 'Title'],
  ])('the form of %s says that what is written is kept, and keeps it', async (_, address, button, field) => {
    const none = onePage(0);
    const api = new FakeApi()
      .on('/user/openings/getOpenings', accept({ data: { openings: [], pagination: none } }))
      .on('/user/openings/getOpening', accept({ data: anOpening() }))
      .on(
        '/user/pages/getAllPages',
        accept({ data: { pages: [aPage('Umbrella Studio', { UserId: '1' })], pagination: onePage(1) } }),
      )
      .on('/user/projects/getProjects', accept({ data: { projects: [], pagination: none } }))
      .on('/user/applications/get', accept({ data: anApplication }));
    const { user } = renderApp(address, { token, api });
    if (button !== null) {
      const [first] = await screen.findAllByRole('button', { name: button });
      if (first) await user.click(first);
    }
    const written = await screen.findByRole('textbox', { name: field });
    await fillIn(user, written, 'Written in the train');
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    setOnline(false);
    // The screen of an application has a message below its dialog.
    const said = await screen.findAllByText(KEPT);
    expect(said.at(-1)).toBeVisible();
    expect(written).toHaveValue('Written in the train');
  });

  it('without an answer, but with a network, it is a network error as before', async () => {
    renderApp(feedAddress('everyone'), { token, api: new FakeApi().on(LIST, noAnswer) });
    expect(await screen.findByText('Failed to fetch feeds')).toBeVisible();
    expect(screen.getByText(NETWORK)).toBeVisible();
    expect(screen.queryByText('You are offline')).not.toBeInTheDocument();
  });
});
