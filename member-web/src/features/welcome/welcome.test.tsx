import { readStored, writeStored } from '@campus-commons/web-kit/storage.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { FakeApi, accept, refuse } from '../../test/fakeApi';
import { aPage, aPost, aProfile, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const newcomer = (id: string) =>
  aProfile({
    User: { id, name: 'Nafisa Rahman', email: 'n@example.in', phone: '9000218344', emailConfirmed: false },
    collegeName: null,
    collegeYear: null,
    isWelcomeDue: true,
  });

const titles = ['Robotics Club', 'Chess Circle', 'Kite Section', 'Reading Room', 'Film Club', 'Dance Crew'];

function welcomeApi(id: string, ...posts: ReturnType<typeof aPost>[]) {
  return new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(...posts))
    .on('/user/profile/get', accept({ data: newcomer(id) }))
    .on(
      '/user/pages/getSuggestions',
      accept({ data: { pages: titles.map((title, index) => aPage(title, { id: String(20 + index) })) } }),
    )
    .on('/user/pages/toggleFollow', accept({ data: { isFollowing: true, followers: 487 } }))
    .on('/user/profile/updateCollege', accept({ data: { ...newcomer(id), isWelcomeDue: false } }))
    .on('/user/profile/endWelcome', accept({ message: 'Welcome' }));
}

const open = (id: string, api: FakeApi) => renderApp(feedAddress('everyone'), { token: tokenOf(id), api });
const card = () => screen.findByRole('region', { name: /^Welcome|^Where|^Say/ });
const heading = (name: RegExp) => screen.findByRole('heading', { name });

describe('the welcome of a newcomer', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('stands after the first post, follows pages, asks for what the profile lacks, and opens the composer', async () => {
    const api = welcomeApi('101', aPost('The first'), aPost('The second', { id: '12' }));
    const { user } = open('101', api);
    await heading(/^Welcome, .*Nafisa.*\. Which doors are yours\?$/);
    const welcome = within(await card());
    const [first = document.body, second = document.body] = await screen.findAllByRole('article');
    const place = await card();
    expect(first.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(second.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();

    expect(welcome.getByRole('status')).toHaveTextContent('0 of 3 pages followed');
    const door = await welcome.findByRole('button', { name: /^Follow Robotics Club/ });
    await user.click(door);
    await waitFor(() => expect(door).toHaveAttribute('aria-pressed', 'true'));
    expect(welcome.getByRole('status')).toHaveTextContent('1 of 3 pages followed');

    await user.click(welcome.getByRole('button', { name: 'Next' }));
    expect(await heading(/^Where do you study/)).toHaveFocus();
    await user.type(welcome.getByRole('textbox', { name: 'College name' }), ' IET Lucknow ');
    await user.type(welcome.getByRole('textbox', { name: /^College year/ }), '2028');
    await user.click(welcome.getByRole('button', { name: 'Save and go on' }));
    expect(await heading(/^Say hello/)).toHaveFocus();
    expect(api.callsTo('/user/profile/updateCollege')[0]?.body).toEqual({
      collegeName: 'IET Lucknow',
      collegeYear: '2028',
      version: '1',
    });

    await user.click(welcome.getByRole('button', { name: 'Say hello' }));
    const composer = within(await screen.findByRole('dialog', { name: 'New post' }));
    expect(await composer.findByRole('textbox', { name: 'Your post' })).toHaveTextContent(/I am Nafisa/);
    // A draft survives a reload, and is gone once it is sent, also for the Forward button.
    expect(readStored('draft:101:post')).toContain('I am Nafisa');
    await waitFor(() => expect(api.callsTo('/user/profile/endWelcome')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: /^Say hello/ })).not.toBeInTheDocument();
  });

  it('leaves what waits for the newcomer in sight', async () => {
    const kinds = [{ kind: 'internship' as const, answers: 1, applicants: 0 }];
    const posts = [1, 2, 3, 4].map((number) => aPost(`Post ${number}`, { id: String(10 + number) }));
    const api = welcomeApi('103', ...posts).on(
      '/user/applications/getWaiting',
      accept({ data: { answers: 1, applicants: 0, kinds } }),
    );
    // A phone has no right column.
    window.matchMedia = (media: string) =>
      ({
        ...{ media, matches: false },
        ...{ addListener: () => undefined, removeListener: () => undefined },
        ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
      }) as unknown as MediaQueryList;
    open('103', api);
    await heading(/^Welcome/);
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' }, { timeout: 8000 });
    expect(within(waiting).getByRole('link', { name: '1 answer about an internship' })).toBeVisible();
  });

  it('skips each step without a call, and goes for good when it is closed', async () => {
    const api = welcomeApi('102');
    const { user, unmount } = open('102', api);
    await heading(/^Welcome/);
    // There is no post: it stands with the empty state.
    expect(await heading(/^No feeds to display/)).toBeVisible();
    await user.click(within(await card()).getByRole('button', { name: 'Skip' }));
    await heading(/^Where do you study/);
    await user.click(within(await card()).getByRole('button', { name: 'Skip' }));
    await heading(/^Say hello/);
    expect(api.callsTo('/user/profile/updateCollege')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Close the welcome' }));
    await waitFor(() => expect(api.callsTo('/user/profile/endWelcome')).toHaveLength(1));
    expect(screen.getByRole('region', { name: 'Posts' })).toHaveFocus();
    unmount();
    // The API has not been told, as when it could not be reached: the card stays hidden, and the call is repeated.
    open('102', api);
    await screen.findByText('No feeds to display');
    await waitFor(() => expect(api.callsTo('/user/profile/endWelcome')).toHaveLength(2));
    expect(screen.queryByRole('heading', { name: /^Welcome/ })).not.toBeInTheDocument();
  });

  it('is not shown to others, and leaves out the step that has nothing to ask', async () => {
    const api = welcomeApi('103').on(
      '/user/profile/get',
      accept({
        data: { ...newcomer('103'), collegeName: 'a', collegeYear: '2028', courseName: 'b', profileUrl: 'c' },
      }),
    );
    const app = open('103', api);
    expect(await screen.findByText('Step 1 of 2')).toBeVisible();
    app.unmount();
    open('104', welcomeApi('104').on('/user/profile/get', accept({ data: aProfile() })));
    await screen.findByText('No feeds to display');
    expect(screen.queryByRole('button', { name: 'Close the welcome' })).not.toBeInTheDocument();
  });

  it('says why the college was refused, and keeps what was typed', async () => {
    const api = welcomeApi('105')
      .on('/user/pages/getSuggestions', accept({ data: { pages: [] } }))
      .on('/user/profile/updateCollege', refuse(400, 'Not so', { collegeYear: 'Not this year' }));
    const { user } = open('105', api);
    await heading(/^Where do you study/);
    const year = within(await card()).getByRole('textbox', { name: /^College year/ });
    await user.type(year, '20');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('Please enter a valid 4-digit year')).toBeVisible();
    await user.type(year, '28');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('Not this year')).toBeVisible();
    expect(year).toHaveValue('2028');
  });

  it('follows a page whose door says Follow, also when it was followed elsewhere meanwhile', async () => {
    let isFollowing = true;
    const api = welcomeApi('106').on('/user/pages/toggleFollow', () => {
      isFollowing = !isFollowing;
      return accept({ data: { isFollowing, followers: 3 } });
    });
    const { user } = open('106', api);
    const door = within(await card()).findByRole('button', { name: /^Follow Robotics Club/ });
    await user.click(await door);
    await waitFor(async () => expect(await door).toHaveAttribute('aria-pressed', 'true'));
    expect(isFollowing).toBe(true);
  });

  it('stays ended when another tab ended it', async () => {
    const { user, unmount } = open('107', welcomeApi('107'));
    await heading(/^Welcome/);
    writeStored('welcome:107', 'ended');
    await user.click(within(await card()).getByRole('button', { name: 'Skip' }));
    await heading(/^Where do you study/);
    // The answer is another profile, which this tab looks at again.
    await user.type(within(await card()).getByRole('textbox', { name: 'College name' }), 'IET Lucknow');
    await user.click(screen.getByRole('button', { name: 'Save and go on' }));
    await heading(/^Say hello/);
    unmount();
    expect(readStored('welcome:107')).toBe('ended');
  });
});
