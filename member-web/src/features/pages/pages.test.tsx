import { PAGE_CATEGORIES, PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { accept, FakeApi, later, noAnswer, refuse } from '../../test/fakeApi';
import { aPage, onePage, pageOfMany, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';
import { filesOf, textOf } from '../../test/writing';

const LIST = '/user/pages/getAllPages';
const CREATE = '/user/pages/create';
const NETWORK = 'Network error or server is not responding. Please try again later.';

const token = tokenOf('1');
const pagesOf = (...pages: ReturnType<typeof aPage>[]) =>
  accept({ data: { pages, pagination: onePage(pages.length) } });
const made = (title: string) => ({
  status: 201,
  body: { success: true, message: 'Made', data: aPage(title, { UserId: '1' }) },
});
const open = (api: FakeApi, address = '/dashboard/pages') => renderApp(address, { token, api });

describe('the list of pages', () => {
  it('marks the pages that the member follows, and follows from the card', async () => {
    const followed = aPage('Chess Circle', { id: '21', isFollowing: true });
    const own = aPage('My Page', { id: '22', UserId: '1' });
    const api = new FakeApi()
      .on(LIST, pagesOf(aPage('Robotics Club'), followed, own))
      .on('/user/pages/toggleFollow', accept({ data: { followers: 487, isFollowing: true } }));
    const { user, currentAddress } = open(api);
    const card = within(await screen.findByRole('article', { name: 'Robotics Club' }));
    expect(screen.getByRole('button', { name: 'Following Chess Circle', pressed: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Follow.* My Page$/ })).not.toBeInTheDocument();
    expect(within(screen.getByRole('article', { name: 'My Page' })).getByText('Yours')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Follow Robotics Club' }));
    expect(await card.findByRole('button', { name: 'Following Robotics Club' })).toBeVisible();
    expect(card.getByText('487')).toBeVisible();
    expect(api.callsTo('/user/pages/toggleFollow')[0]?.body).toEqual({ id: '20' });
    expect(currentAddress()).toBe('/dashboard/pages');
  });

  it('shows an error if following from a card fails', async () => {
    const api = new FakeApi()
      .on(LIST, pagesOf(aPage('Robotics Club')))
      .on('/user/pages/toggleFollow', refuse(500, 'Broken'));
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Follow Robotics Club' }));
    expect(await screen.findByText('Failed to update follow status')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow Robotics Club' })).toBeEnabled();
  });

  it('shows all details of a page, and links to it', async () => {
    const page = aPage('Nakshatra Robotics Club', { posts: 1, followers: 2317 });
    const { currentAddress, user } = open(new FakeApi().on(LIST, pagesOf(page)));
    expect(await screen.findByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
    const card = await screen.findByRole('article', { name: 'Nakshatra Robotics Club' });
    for (const text of ['Club', 'Where we meet', '2,317', 'followers', 'post']) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(card).toHaveTextContent('Created by Kabir Anand');
    expect(within(card).getByText(/^Last active/)).toBeVisible();
    await user.click(within(card).getByRole('link', { name: 'View More about Nakshatra Robotics Club' }));
    expect(currentAddress()).toBe('/dashboard/pages/details/20');
  });

  it('shows all pages or only the member’s own', async () => {
    const api = new FakeApi().on(LIST, ({ body }) =>
      body.userPages ? pagesOf(aPage('Mine')) : pagesOf(aPage('Mine'), aPage('Theirs', { id: '21' })),
    );
    const { user, currentAddress, goBack } = open(api);
    expect(await screen.findByRole('article', { name: 'Theirs' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'All Pages' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'My Pages' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Theirs' })).not.toBeInTheDocument());
    expect(currentAddress()).toBe('/dashboard/pages?show=mine');
    expect(api.callsTo(LIST).map(({ body }) => body.userPages)).toEqual([false, true]);
    await goBack();
    expect(await screen.findByRole('article', { name: 'Theirs' })).toBeVisible();
  });

  it('shows the pages that the member follows, as they are now; one that is unfollowed there can be followed again', async () => {
    const followed = aPage('Chess Circle', { id: '21', isFollowing: true });
    const api = new FakeApi()
      .on(LIST, ({ body }) => (body.following ? pagesOf(followed) : pagesOf(aPage('Robotics Club'))))
      .on('/user/pages/toggleFollow', accept({ data: { followers: 3, isFollowing: false } }));
    const { user, currentAddress } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Following' }));
    expect(currentAddress()).toBe('/dashboard/pages?show=following');
    expect(api.callsTo(LIST).at(-1)?.body).toMatchObject({ userPages: false, following: true });
    await user.click(await screen.findByRole('button', { name: 'Following Chess Circle' }));
    expect(await screen.findByRole('button', { name: 'Follow Chess Circle' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All Pages' }));
    expect(await screen.findByRole('article', { name: 'Robotics Club' })).toBeVisible();
    api.on(LIST, pagesOf());
    await user.click(screen.getByRole('button', { name: 'Following' }));
    expect(await screen.findByText('You follow no pages yet')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all pages' }));
    expect(currentAddress()).toBe('/dashboard/pages');
  });

  it('takes a category back that is pressed again', async () => {
    const { user, currentAddress } = open(
      new FakeApi().on(LIST, pagesOf()),
      '/dashboard/pages?category=Event',
    );
    await user.click(await screen.findByRole('button', { name: 'Event', pressed: true }));
    expect(currentAddress()).toBe('/dashboard/pages');
  });

  it('has its page number in the address', async () => {
    const api = new FakeApi().on(LIST, ({ body: { page = 1 } }) => {
      const { numbers, pagination } = pageOfMany(page, 12);
      const pages = numbers.map((number) => aPage(`Page number ${number}`, { id: String(number) }));
      return accept({ data: { pages, pagination } });
    });
    const { user, currentAddress } = open(api, '/dashboard/pages?show=mine');
    const pager = await screen.findByRole('navigation', { name: 'Pages of the list' });
    expect(pager).toHaveTextContent('Page 1 of 2');
    await user.click(within(pager).getByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('article', { name: 'Page number 12' })).toBeVisible();
    expect(currentAddress()).toBe('/dashboard/pages?show=mine&page=2');
    expect(api.callsTo(LIST).at(-1)?.body).toEqual({
      page: 2,
      limit: PAGE_SIZE,
      sort: 'activity',
      userPages: true,
    });
  });

  it('can be searched by text and category, and the address contains all filters', async () => {
    const api = new FakeApi().on(LIST, ({ body: { search } }) =>
      search === 'nothing' ? pagesOf() : pagesOf(aPage(search ?? 'Everything')),
    );
    const { user, currentAddress, goBack } = open(api, '/dashboard/pages?page=3');
    const box = await screen.findByRole('textbox', { name: 'Search pages' });
    await user.type(box, ' शतरंज {Enter}');
    expect(await screen.findByRole('article', { name: 'शतरंज' })).toBeVisible();
    expect(screen.getByText('1 page found')).toBeVisible();
    const categories = within(screen.getByRole('group', { name: 'Category' }));
    await user.click(categories.getByRole('button', { name: 'Club', pressed: false }));
    expect(categories.getByRole('button', { name: 'Club', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'My Pages' }));
    expect(new URLSearchParams(currentAddress().split('?')[1])).toEqual(
      new URLSearchParams({ show: 'mine', q: 'शतरंज', category: 'Club' }),
    );
    await waitFor(() =>
      expect(api.callsTo(LIST).at(-1)?.body).toEqual({
        page: 1,
        limit: PAGE_SIZE,
        sort: 'activity',
        userPages: true,
        search: 'शतरंज',
        category: 'Club',
      }),
    );
    await user.clear(box);
    await user.type(box, 'nothing');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('No pages found')).toBeVisible();
    expect(
      screen.getByText('None of your pages of the category Club says “nothing” in its name or description.'),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Show all my pages' }));
    expect(currentAddress()).toBe('/dashboard/pages?show=mine');
    expect(box).toHaveValue('');
    await goBack();
    expect(box).toHaveValue('nothing');
  });

  it('shows a loading state, and an empty state', async () => {
    const answer = later<typeof LIST>();
    const { user } = open(new FakeApi().on(LIST, () => answer.promise));
    expect(await screen.findByText('Loading pages...')).toBeVisible();
    answer.give(pagesOf());
    expect(await screen.findByText('No pages yet')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).not.toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'All Pages' });
    await user.click(within(list).getByRole('button', { name: 'Create Page' }));
    expect(await screen.findByRole('dialog', { name: 'Create Page' })).toBeVisible();
  });

  it('shows an error if it cannot be fetched, with a retry', async () => {
    const api = new FakeApi().on(LIST, noAnswer);
    const { user } = open(api);
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('An error occurred while fetching pages');
    expect(box).toHaveTextContent(NETWORK);
    api.on(LIST, pagesOf(aPage('Here again')));
    await user.click(within(box).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Here again' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the list of pages on a phone', () => {
  const width = window.innerWidth;
  beforeEach(() => {
    window.innerWidth = 390;
  });
  afterEach(() => {
    window.innerWidth = width;
  });

  it('has rows with all details of a page, which are links and have Follow', async () => {
    const page = aPage('Nakshatra Robotics Club', { posts: 1, followers: 2317 });
    const api = new FakeApi()
      .on(LIST, pagesOf(page, aPage('My Page', { id: '22', UserId: '1' })))
      .on('/user/pages/toggleFollow', accept({ data: { followers: 2318, isFollowing: true } }));
    const { currentAddress, user } = open(api);
    const row = within(await screen.findByRole('article', { name: 'Nakshatra Robotics Club' }));
    const article = screen.getByRole('article', { name: 'Nakshatra Robotics Club' });
    expect(article).toHaveTextContent(/Club · 2,317 followers · 1 post ?Where we meet/);
    expect(article).toHaveTextContent(/Created by Kabir Anand · Last active \S+/);
    await user.click(row.getByRole('button', { name: 'Follow Nakshatra Robotics Club' }));
    expect(await row.findByRole('button', { name: 'Following Nakshatra Robotics Club' })).toBeVisible();
    expect(currentAddress()).toBe('/dashboard/pages');
    const own = within(screen.getByRole('article', { name: 'My Page' }));
    expect(own.getByText('Yours')).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
    expect(row.getByRole('link', { name: 'View More about Nakshatra Robotics Club' })).toHaveAttribute(
      'href',
      '/dashboard/pages/details/20',
    );
  });

  it('can be searched, and its button to create a page has its name', async () => {
    const { user, currentAddress } = open(new FakeApi().on(LIST, pagesOf(aPage('Chess'))));
    await user.type(await screen.findByRole('textbox', { name: 'Search pages' }), 'chess{Enter}');
    expect(currentAddress()).toBe('/dashboard/pages?q=chess');
    await user.click(screen.getByRole('button', { name: 'Create Page' }));
    expect(await screen.findByRole('dialog', { name: 'Create Page' })).toBeVisible();
  });
});

describe('creating a page', () => {
  async function openForm(api = new FakeApi().on(LIST, pagesOf()).on(CREATE, made('Adda'))) {
    const app = open(api);
    const [button] = await screen.findAllByRole('button', { name: 'Create Page' });
    if (button) await app.user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Create Page' });
    const title = within(dialog).getByRole('textbox', { name: 'Title' });
    const description = within(dialog).getByRole('textbox', { name: 'Description' });
    const create = within(dialog).getByRole('button', { name: 'Create' });
    return { ...app, api, dialog, title, description, create };
  }
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('requires a title and a description; the default category is Department', async () => {
    const { api, user, dialog, title, create } = await openForm();
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(PAGE_CATEGORIES);
    expect(within(dialog).getByRole('radio', { name: 'Department' })).toBeChecked();
    await user.type(title, '   ');
    await user.click(create);
    expect(await within(dialog).findByText('Title is required')).toBeVisible();
    expect(within(dialog).getByText('Description is required')).toBeVisible();
    expect(api.callsTo(CREATE)).toEqual([]);
    await user.type(title, 'A');
    expect(within(dialog).queryByText('Title is required')).not.toBeInTheDocument();
  });

  it('sends the values once, and refetches the list', async () => {
    const { api, user, dialog, title, description, create } = await openForm();
    await user.type(title, ' Adda ');
    await user.type(description, 'One book a month');
    await user.click(within(dialog).getByRole('radio', { name: 'Community' }));
    api.on(LIST, pagesOf(aPage('Adda')));
    await user.dblClick(create);
    await gone();
    expect(await screen.findByRole('article', { name: 'Adda' })).toBeVisible();
    const calls = api.callsTo(CREATE);
    expect(calls).toHaveLength(1);
    const [{ body, headers }] = calls as [(typeof calls)[number]];
    expect(['title', 'description', 'category'].map((field) => textOf(body, field))).toEqual([
      'Adda',
      'One book a month',
      'Community',
    ]);
    expect(filesOf(body, 'image')).toEqual([]);
    expect(headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows an error in the form; a retry, also after a reload, uses the same idempotency key', async () => {
    const { api, user, dialog, title, description, create } = await openForm(
      new FakeApi().on(LIST, pagesOf()).on(CREATE, noAnswer),
    );
    await user.type(title, 'Adda');
    await user.type(description, 'One book a month');
    await user.click(create);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      `An error occurred while creating the page. ${NETWORK}`,
    );
    expect(title).toHaveValue('Adda');
    await user.click(create);
    await waitFor(() => expect(api.callsTo(CREATE)).toHaveLength(2));
    cleanup();
    const again = await openForm(new FakeApi().on(LIST, pagesOf()).on(CREATE, made('Adda')));
    await again.user.click(again.create);
    await gone();
    const calls = [...api.callsTo(CREATE), ...again.api.callsTo(CREATE)];
    const [first, ...others] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(others).toEqual([first, first]);
  });

  /**
   * Closes the form with the Back button while the page is being created, and opens it again before the answer arrives.
   */
  async function openAgainWhileMaking() {
    const answer = later<typeof CREATE>();
    const form = await openForm(new FakeApi().on(LIST, pagesOf()).on(CREATE, () => answer.promise));
    await form.user.type(form.title, 'Adda');
    await form.user.type(form.description, 'Us');
    await form.user.click(form.create);
    await waitFor(() => expect(form.api.callsTo(CREATE)).toHaveLength(1));
    await form.goBack();
    await gone();
    const [button] = screen.getAllByRole('button', { name: 'Create Page', hidden: true });
    await form.user.click(button as HTMLElement);
    const again = within(await screen.findByRole('dialog', { name: 'Create Page' }));
    expect(again.getByLabelText('Title')).toHaveValue('Adda');
    return { ...form, answer, again };
  }

  it('creates one page if the form is closed and opened again meanwhile', async () => {
    const { api, answer, again } = await openAgainWhileMaking();
    expect(again.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    answer.give(made('Adda'));
    await gone();
    expect(await screen.findByText('Your page is ready')).toBeVisible();
    expect(localStorage.getItem('draft:1:page')).toBeNull();
    expect(api.callsTo(CREATE)).toHaveLength(1);
  });

  it('shows the error in the form that was opened again; a retry uses the same idempotency key', async () => {
    const { api, user, answer, again } = await openAgainWhileMaking();
    answer.give(refuse(500, 'Something went wrong'));
    expect(await again.findByRole('alert')).toHaveTextContent('Something went wrong');
    api.on(CREATE, made('Adda'));
    await user.click(again.getByText('Create'));
    await gone();
    const [first, second] = api.callsTo(CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('shows the server’s error beside its field', async () => {
    const { user, dialog, title, description, create } = await openForm(
      new FakeApi()
        .on(LIST, pagesOf())
        .on(CREATE, refuse(400, 'Validation failed', { title: 'This title is reserved' })),
    );
    await user.type(title, 'Admin');
    await user.type(description, 'Us');
    await user.click(create);
    expect(await within(dialog).findByText('This title is reserved')).toBeVisible();
    expect(title).toHaveAccessibleDescription(/This title is reserved/);
  });

  it('stores a draft that survives a reload, until it is discarded', async () => {
    const { user, title } = await openForm();
    await user.type(title, 'Half a name');
    cleanup();
    const second = await openForm();
    expect(second.title).toHaveValue('Half a name');
    await second.user.click(within(second.dialog).getByRole('button', { name: 'Cancel' }));
    await gone();
    cleanup();
    expect((await openForm()).title).toHaveValue('');
  });
});

describe('unknown addresses below the list', () => {
  it('are shown as not found', async () => {
    open(new FakeApi(), '/dashboard/pages/nowhere');
    expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
  });
});
