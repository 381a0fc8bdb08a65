import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { aPage, aPost, aProfile, feedOf, onePage, pageOfMany, tokenOf } from '../../test/factories';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { installIndexedDb, removeIndexedDb } from '../../test/fakeIndexedDb';
import { renderApp } from '../../test/renderApp';
import { fillIn } from '../../test/writing';

const GET = '/user/profile/get';
const UPDATE = '/user/profile/update';
const FEED = '/user/feeds/getAllFeeds';
const PAGES = '/user/pages/getAllPages';
const own = '/dashboard/profile';
const someone = '/dashboard/profile?userId=3';

const token = tokenOf('1');
afterEach(removeIndexedDb);
const open = (address: string, api: FakeApi) => renderApp(address, { token, api });

const ananya = aProfile({ bio: 'I like machines.', courseName: 'B.Tech, ECE' });
const sneha = aProfile({
  User: { id: '3', name: 'Sneha Pillai', email: null, phone: null },
  isOwner: false,
  title: null,
});

const memberApi = () =>
  new FakeApi()
    .on(GET, ({ body }) => accept({ data: body.userId === '3' ? sneha : ananya }))
    .on(FEED, feedOf());

async function openForm(api = memberApi()) {
  const app = open(own, api);
  await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  const form = within(await screen.findByRole('form', { name: 'Edit profile' }));
  const fill = (label: string, value: string) => fillIn(app.user, form.getByLabelText(label), value);
  const save = () => app.user.click(form.getByRole('button', { name: 'Save changes' }));
  return { app, api, form, fill, save };
}

it('a profile has the focus on its name once it has loaded, and that in the title', async () => {
  const answer = later<typeof GET>();
  const author = { id: '3', name: 'Sneha Pillai', UserProfile: { profileUrl: null, title: null } };
  const api = memberApi()
    .on(FEED, feedOf(aPost('<p>Hello</p>', { User: author })))
    .on(GET, ({ body }) => (body.userId === '3' ? answer.promise : accept({ data: ananya })));
  const { user } = open('/dashboard/profile', api);
  const [link] = await screen.findAllByRole('link', { name: 'Sneha Pillai' });
  await user.click(link as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toHaveFocus();
  answer.give(accept({ data: sneha }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sneha Pillai' })).toHaveFocus();
  expect(document.title).toBe('Sneha Pillai · Campus Commons');
});

describe('a member’s own profile', () => {
  it('shows all fields and the contact data', async () => {
    open(own, memberApi());
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Tripathi' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Robotics lead')).toBeVisible();
    expect(main.getByText('IET Lucknow')).toBeVisible();
    expect(main.getByText('2027')).toBeVisible();
    expect(main.getByText('B.Tech, ECE')).toBeVisible();
    expect(within(main.getByRole('region', { name: 'About' })).getByText('I like machines.')).toBeVisible();
    const contact = within(main.getByRole('region', { name: 'Contact' }));
    expect(contact.getByText('ananya@example.in')).toBeVisible();
    expect(contact.getByText('90002 18344')).toBeVisible();
    expect(main.getByText('Followers').nextSibling).toHaveTextContent('0');
    expect(main.getByText('Following').nextSibling).toHaveTextContent('0');
  });

  it('says what to add as long as it has nothing, and opens the form for it', async () => {
    const empty = { title: null, bio: null, collegeName: null, collegeYear: null, courseName: null };
    const api = memberApi().on(GET, accept({ data: aProfile(empty) }));
    const app = open(own, api);
    expect(await screen.findByText(/Add a picture, your college and course/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Fill it in' }));
    expect(await screen.findByRole('form', { name: 'Edit profile' })).toBeVisible();
    app.unmount();
    open(own, memberApi());
    await screen.findByText('Robotics lead');
    expect(screen.queryByRole('button', { name: 'Fill it in' })).not.toBeInTheDocument();
  });

  it('lists their posts with pagination, below the composer', async () => {
    const api = memberApi().on(FEED, ({ body: { page = 1 } }) => {
      const { numbers, pagination } = pageOfMany(page, 12);
      const feeds = numbers.map((number) => aPost(`<p>Post ${number}</p>`, { id: String(number) }));
      return accept({ data: { feeds, pagination, userId: '1' } });
    });
    const app = open('/dashboard/profile?userId=1', api);
    expect(await screen.findByText('Post 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
    await app.user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Post 12')).toBeVisible();
    expect(app.currentAddress()).toBe('/dashboard/profile?userId=1&page=2');
    expect(api.callsTo(FEED).map(({ body }) => body)).toEqual([
      { usersFeed: true, userId: '1', page: 1, limit: PAGE_SIZE },
      { usersFeed: true, userId: '1', page: 2, limit: PAGE_SIZE },
    ]);
  });

  it('is linked in the account menu', async () => {
    const app = open(feedAddress('everyone'), memberApi());
    await screen.findByText('No feeds to display');
    await app.user.click(await screen.findByRole('button', { name: 'Account' }));
    await app.user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(app.currentAddress()).toBe(own);
    expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
  });
});

describe('another member’s profile', () => {
  it('shows neither contact data nor composer, and cannot be edited', async () => {
    open(someone, memberApi());
    expect(await screen.findByRole('heading', { level: 1, name: 'Sneha Pillai' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share your thoughts...' })).not.toBeInTheDocument();
    expect(await screen.findByText('Sneha Pillai has not posted anything yet.')).toBeVisible();
  });

  it('shows a message if the member does not exist, with a way back', async () => {
    const api = memberApi().on(GET, ({ body }) =>
      body.userId === '3' ? refuse(404, 'This member does not exist any more') : accept({ data: ananya }),
    );
    const app = open(someone, api);
    expect(await screen.findByText('Profile not found')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(app.currentAddress()).toBe('/dashboard');
  });

  it.each([
    ['the server fails', () => refuse(500, 'Something went wrong'), /Something went wrong/],
    ['there is no answer', noAnswer, /Network error or server is not responding/],
  ])('shows an error if %s, with a retry', async (_case, fail, reason) => {
    const api = memberApi().on(GET, fail);
    const app = open(someone, api);
    expect(await screen.findByText('Failed to fetch profile data')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    api.on(GET, accept({ data: sneha }));
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sneha Pillai' })).toBeVisible();
  });
});

describe('editing the profile', () => {
  it('requires the required fields, and sends nothing without them', async () => {
    const { api, form, fill, save } = await openForm();
    for (const label of ['Name', 'Title', 'College name', 'Description']) await fill(label, ' ');
    await fill('College year', '1999');
    await fill('Course (optional)', '');
    await save();
    for (const text of [
      'Name is required',
      'Title is required',
      'Description is required',
      'College name is required',
    ]) {
      expect(form.getByText(text)).toBeVisible();
    }
    expect(form.getByText(/^Please enter a valid year between 2000 and \d{4}$/)).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveFocus();
    expect(api.callsTo(UPDATE)).toEqual([]);
  });

  it('shows email and phone as read-only', async () => {
    const { form } = await openForm();
    expect(form.getByLabelText('Email')).toHaveValue('ananya@example.in');
    expect(form.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(form.getByLabelText('Phone')).toHaveAttribute('readonly');
  });

  it('shows the saved profile at once, refetches it and restores the focus', async () => {
    const { app, api, fill, save } = await openForm();
    const saved = aProfile({ ...ananya, title: 'Robotics lead, Nakshatra' });
    api.on(UPDATE, accept({ data: saved })).on(GET, accept({ data: saved }));
    await fill('Title', ' Robotics lead, Nakshatra ');
    await save();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Tripathi' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('Robotics lead, Nakshatra')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
    const [call] = api.callsTo(UPDATE);
    expect(Object.fromEntries(call?.body ?? [])).toEqual({
      name: 'Ananya Tripathi',
      title: 'Robotics lead, Nakshatra',
      bio: 'I like machines.',
      collegeName: 'IET Lucknow',
      collegeYear: '2027',
      courseName: 'B.Tech, ECE',
      version: '1',
    });
    expect(api.callsTo(GET).length).toBeGreaterThan(1);
    app.unmount();
    expect(localStorage.getItem('draft:1:profile')).toBeNull();
  });

  it('also updates the name on the member’s pages', async () => {
    const listBy = (name: string) =>
      accept({
        data: { pages: [aPage('Robotics Club', { UserId: '1', User: { name } })], pagination: onePage(1) },
      });
    const api = memberApi().on(PAGES, listBy('Ananya Tripathi'));
    const { user, goTo } = open('/dashboard/pages', api);
    expect(await screen.findByText('Ananya Tripathi', { selector: 'article *' })).toBeVisible();

    await goTo(own);
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const renamed = aProfile({ ...ananya, User: { ...ananya.User, name: 'Ananya Misra' } });
    api.on(UPDATE, accept({ data: renamed })).on(GET, accept({ data: renamed }));
    api.on(PAGES, listBy('Ananya Misra'));
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Misra' })).toBeVisible();

    await goTo('/dashboard/pages');
    expect(await screen.findByText('Ananya Misra', { selector: 'article *' })).toBeVisible();
  });

  it('removes portrait and cover', async () => {
    const pictured = aProfile({ ...ananya, profileUrl: 'media/a.jpg', coverUrl: 'media/c.jpg' });
    const { app, api, form, save } = await openForm(memberApi().on(GET, accept({ data: pictured })));
    api.on(UPDATE, accept({ data: ananya }));
    await app.user.click(form.getByRole('button', { name: 'Remove picture' }));
    expect(form.getByRole('button', { name: 'Change picture' })).toHaveFocus();
    await app.user.click(form.getByRole('button', { name: 'Remove cover' }));
    await save();
    await screen.findByRole('button', { name: 'Edit profile' });
    const [call] = api.callsTo(UPDATE);
    expect(call?.body.get('removeImage')).toBe('true');
    expect(call?.body.get('removeCoverImage')).toBe('true');
  });

  it('keeps the typed values if saving fails, also after a reload', async () => {
    const { app, form, fill, save } = await openForm(memberApi().on(UPDATE, noAnswer));
    await fill('Title', 'Kite maker');
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Network error or server is not responding. Please try again later.',
    );
    app.unmount();
    const again = await openForm();
    expect(again.form.getByLabelText('Title')).toHaveValue('Kite maker');
    expect(again.form.getByText('You have unsaved changes')).toBeInTheDocument();
  });

  it('stores picture changes across a reload, until they are saved or discarded', async () => {
    installIndexedDb();
    const pictured = aProfile({ ...ananya, profileUrl: 'media/a.jpg', coverUrl: 'media/c.jpg' });
    const api = () =>
      memberApi()
        .on(GET, accept({ data: pictured }))
        .on(UPDATE, accept({ data: ananya }));
    const first = await openForm(api());
    await first.app.user.click(first.form.getByRole('button', { name: 'Remove picture' }));
    first.app.unmount();

    const second = await openForm(api());
    await waitFor(() =>
      expect(second.form.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument(),
    );
    expect(second.form.getByRole('button', { name: 'Remove cover' })).toBeVisible();
    expect(second.form.getByText('You have unsaved changes')).toBeInTheDocument();
    await second.save();
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(second.api.callsTo(UPDATE)[0]?.body.get('removeImage')).toBe('true');
    second.app.unmount();

    const third = await openForm(api());
    await third.app.user.click(third.form.getByRole('button', { name: 'Remove cover' }));
    await third.app.user.click(third.form.getByRole('button', { name: 'Cancel' }));
    third.app.unmount();
    const fourth = await openForm(api());
    await fourth.fill('Title', 'Kite maker');
    await fourth.save();
    await screen.findByRole('button', { name: 'Edit profile' });
    const [last] = fourth.api.callsTo(UPDATE);
    expect([last?.body.get('removeImage'), last?.body.get('removeCoverImage')]).toEqual([null, null]);
  });

  it('shows the server’s error at its field', async () => {
    const { form, save } = await openForm(
      memberApi().on(UPDATE, refuse(400, 'Invalid', { collegeName: 'College name holds a forbidden sign' })),
    );
    await save();
    expect(await form.findByText('College name holds a forbidden sign')).toBeVisible();
    expect(form.getByLabelText('College name')).toBeInvalid();
  });

  it('discards the changes on Cancel', async () => {
    const { app, form, fill } = await openForm();
    await fill('Title', 'Kite maker');
    await app.user.click(form.getByRole('button', { name: 'Cancel' }));
    await app.user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('Robotics lead');
  });

  it('sends one request, however often the button is pressed', async () => {
    const answer = later<typeof UPDATE>();
    const { app, api, form } = await openForm(memberApi().on(UPDATE, () => answer.promise));
    await app.user.dblClick(form.getByRole('button', { name: 'Save changes' }));
    expect(form.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    answer.give(accept({ data: ananya }));
    await screen.findByRole('button', { name: 'Edit profile' });
    expect(api.callsTo(UPDATE)).toHaveLength(1);
  });
});
