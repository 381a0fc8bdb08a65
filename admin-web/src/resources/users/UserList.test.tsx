import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { expectLogged } from '@campus-commons/web-kit/jest/console.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserListResponseDto } from '../../api/generated';
import { address, clickTwice, expectLoggedFailures, logInBefore } from '../../test/browser';
import { failure, deferred } from '../../test/fakeApi';
import { aStats, aUser, aUserPage } from '../../test/factories';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const table = () => screen.findByRole('table', { name: 'Users' });
const searchBox = () => screen.getByPlaceholderText('Search users...');
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const pages = () =>
  within(screen.getByRole('navigation', { name: 'Pages of the list' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);
const listOf = (...data: UserListResponseDto['data']) => ({ body: { ...aUserPage({}, data.length), data } });

describe('a page of members', () => {
  test('announces that it loads, then shows the columns', async () => {
    const answer = deferred();
    renderConsole('/users', (api) => api.answer('/admin/users/getUsers', answer.handler));
    const loading = await screen.findByText('Loading users...');
    expect(loading.closest('[role="status"]')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { hidden: true })).toBeInTheDocument();

    answer.respond(
      listOf(
        aUser(1, {
          name: 'Ananya Tripathi',
          email: 'ananya@iet.example',
          phone: '9839041276',
          // Already the next day in India: the table shows the Indian date.
          createdAt: '2026-11-19T20:30:00.000Z',
          UserProfile: {
            profileUrl: 'media/ananya.webp',
            collegeName: 'IET Lucknow',
            courseName: 'B.Tech ECE',
          },
        }),
        aUser(2, {
          name: 'Tenzin Dolma',
          UserProfile: { profileUrl: null, collegeName: null, courseName: '' },
        }),
      ),
    );
    const rows = within(await table()).getAllByRole('row');
    expect(screen.queryByText('Loading users...')).not.toBeInTheDocument();
    const cells = rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(
      within(rows[0] as HTMLElement)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Name', 'Email', 'Phone', 'College', 'Course', 'Joined Date', 'Actions']);
    expect(cells[1]).toEqual([
      'Ananya Tripathi',
      'ananya@iet.example',
      '98390 41276',
      'IET Lucknow',
      'B.Tech ECE',
      '20/11/2026',
      'View More',
    ]);
    expect(cells[2]?.slice(3, 5)).toEqual(['-', '-']);
    const pictures = rows.slice(1).map((row) => row.querySelector('img')?.getAttribute('src'));
    expect(pictures).toEqual([
      expect.stringContaining('http://api.test/media/ananya.webp'),
      expect.stringMatching(/^data:image\/svg/),
    ]);
  });

  test('is below the three figures with Indian grouping', async () => {
    renderConsole('/users');
    expect(await screen.findByText('1,28,340')).toBeVisible();
    expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual([
      'Total Users',
      "Today's Users",
      'This Month',
    ]);
    expect(figures()).toEqual(['1,28,340', '6', '41']);
    expect(screen.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  });

  test('shows a message when it is empty', async () => {
    renderConsole('/users', (api) => api.answer('/admin/users/getUsers', listOf()));
    expect(await screen.findByText('No users yet')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages of the list' })).not.toBeInTheDocument();
  });

  test('has four columns in a window of middle width, with every heading and value', async () => {
    window.innerWidth = 999;
    const { user } = renderConsole('/users', (api) => api.answer('/admin/users/getUsers', listOf(aUser(1))));
    const [head, row] = within(await table()).getAllByRole('row') as [HTMLElement, HTMLElement];
    const headings = within(head).getAllByRole('columnheader');
    expect(headings.map((each) => each.textContent)).toEqual([
      'NameEmailPhone',
      'CollegeCourse',
      'Joined Date',
      'Actions',
    ]);
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Member 1member1@college.example98765 00001', 'College 1Course 1', '20/11/2026', 'View More']);
    await user.click(within(head).getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(address()).toBe('/admin/users?sort=email'));
    expect(headings[0]).toHaveAttribute('aria-sort', 'ascending');
  });

  test('is a list of cards on a phone, with the label of every value', async () => {
    window.innerWidth = 360;
    renderConsole('/users', (api) => api.answer('/admin/users/getUsers', listOf(aUser(1))));
    const list = await screen.findByRole('list', { name: 'Users' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Member 1Emailmember1@college.examplePhone98765 00001CollegeCollege 1CourseCourse 1Joined Date20/11/2026View More',
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('an entry', () => {
  test('links to the member’s details, which link back to the same page of the list', async () => {
    const { user } = renderConsole('/users?page=2&search=member');
    await user.click(await screen.findByRole('link', { name: 'View More about Member 11' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Member 1' })).toBeVisible();
    expect(address()).toBe('/admin/users/id/989');
    await user.click(screen.getByRole('link', { name: 'User Management' }));
    expect(await screen.findByText('Member 11')).toBeVisible();
    expect(address()).toBe('/admin/users?page=2&search=member');
  });

  test.each([1440, 360])('is marked for a suspended member, %s px wide', async (width) => {
    window.innerWidth = width;
    renderConsole('/users', (api) =>
      api.answer('/admin/users/getUsers', listOf(aUser(1, { status: 'suspended' }), aUser(2))),
    );
    const [first, second] = await screen.findAllByRole(width === 360 ? 'listitem' : 'row', {
      name: (_name, element) => element.textContent.includes('Member'),
    });
    expect(within(first as HTMLElement).getByText('Suspended')).toBeVisible();
    expect(within(second as HTMLElement).queryByText('Suspended')).not.toBeInTheDocument();
  });
});

describe('paging', () => {
  test('goes to the next and previous page, stops at the ends, and marks the current page', async () => {
    const { api, user } = renderConsole('/users', (prepared) =>
      prepared.answer('/admin/users/getUsers', ({ body }) => ({ body: aUserPage(body, 25) })),
    );
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(pages()).toEqual(['Previous', '1', '2', '3', 'Next']);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByText('1 to 10 of 25')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Member 11')).toBeVisible();
    expect(screen.queryByText('Member 1')).not.toBeInTheDocument();
    expect(address()).toBe('/admin/users?page=2');
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByText('Member 25')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByText('21 to 25 of 25')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(address()).toBe('/admin/users?page=2'));
    expect(api.callsOf('/admin/users/getUsers').map(({ body }) => body.page)).toEqual([1, 2, 3, 2]);
  });

  const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));

  // The specification requires one button per page for up to fifty pages; decision 31 covers longer lists.
  test.each([
    ['one page', 1, 1, upTo(1)],
    ['eleven pages each', 11, 1, upTo(11)],
    ['fifty pages each', 50, 25, upTo(50)],
    ['the first of 51', 51, 1, ['1', '2', '3', '4', '5', '6', '7', '…', '51']],
    ['the middle of 51', 51, 26, ['1', '…', '24', '25', '26', '27', '28', '…', '51']],
    ['the last of 51', 51, 51, ['1', '…', '45', '46', '47', '48', '49', '50', '51']],
  ])('gives buttons to %s', async (_what, count, page, buttons) => {
    renderConsole(`/users?page=${page}`, (api) =>
      api.answer('/admin/users/getUsers', ({ body }) => ({ body: aUserPage(body, count * 10) })),
    );
    await table();
    expect(pages()).toEqual(['Previous', ...buttons, 'Next']);
    expect(screen.queryByRole('textbox', { name: 'Go to page' }) !== null).toBe(count > 50);
  });

  test('has a button for each of fifty pages on a phone, too', async () => {
    window.innerWidth = 360;
    renderConsole('/users', (api) =>
      api.answer('/admin/users/getUsers', ({ body }) => ({ body: aUserPage(body, 500) })),
    );
    await screen.findByRole('list', { name: 'Users' });
    expect(pages()).toEqual(['', ...upTo(50), '']);
  });

  test('goes to any page of a long list, and names the valid range', async () => {
    const { user } = renderConsole('/users', (api) =>
      api.answer('/admin/users/getUsers', ({ body }) => ({ body: aUserPage(body, 12_345) })),
    );
    await table();
    const field = screen.getByRole('textbox', { name: 'Go to page' });
    for (const wrong of ['0', '1236', 'ten', '1.5', '-3']) {
      await user.clear(field);
      await user.type(field, `${wrong}{Enter}`);
      expect(screen.getByText('Please type a page from 1 to 1,235')).toBeVisible();
    }
    expect(address()).toBe('/admin/users');
    await user.clear(field);
    await user.type(field, '1,200');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByText('Member 11991')).toBeVisible();
    expect(address()).toBe('/admin/users?page=1200');
    expect(field).toHaveValue('');
  });

  test('opens the page of the URL, or the last page for a number that is too high', async () => {
    const { api } = renderConsole('/users?page=99&search=asha');
    expect(await screen.findByText('Member 128')).toBeVisible();
    expect(address()).toBe('/admin/users?page=13&search=asha');
    expect(searchBox()).toHaveValue('asha');
    expect(api.callsOf('/admin/users/getUsers').map(({ body }) => body)).toEqual([
      { page: 99, limit: PAGE_SIZE, search: 'asha' },
      { page: 13, limit: PAGE_SIZE, search: 'asha' },
    ]);
  });

  test('requests no page that the API would refuse', async () => {
    const { api } = renderConsole('/users?page=99999999999');
    expect(await screen.findByText('Member 128')).toBeVisible();
    expect(address()).toBe('/admin/users?page=13');
    expect(api.callsOf('/admin/users/getUsers').map(({ body }) => body.page)).toEqual([1_000_000_000, 13]);
  });

  test.each([
    ['a character beyond the maximum length', `${'a'.repeat(100)}😀`, 'a'.repeat(100)],
    ['NUL', 'as\0ha', 'asha'],
    ['blanks', '  ', ''],
  ])('removes characters from a search that the API cannot store: %s', async (_what, search, asked) => {
    const { api } = renderConsole(`/users?search=${encodeURIComponent(search)}`);
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(api.callsOf('/admin/users/getUsers')[0]?.body.search).toBe(asked);
  });

  test.each(['0', '-1', '1.5', 'two', ''])('treats page=%s as the first page', async (page) => {
    const { api } = renderConsole(`/users?page=${page}`);
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(api.callsOf('/admin/users/getUsers')[0]?.body.page).toBe(1);
  });
});

describe('sorting and filtering', () => {
  const heads = () => screen.getAllByRole('columnheader');
  const sorted = () => heads().map((head) => head.getAttribute('aria-sort'));
  const asked = (calls: { body: Record<string, unknown> }[]) => calls.at(-1)?.body;

  test('a click on a column header sorts by it, another reverses the order, and the URL has it', async () => {
    const { api, user } = renderConsole('/users?page=2&search=asha');
    await table();
    expect(sorted()).toEqual([null, null, null, null, null, 'descending', null]);
    await user.click(within(heads()[3] as HTMLElement).getByRole('button', { name: 'College' }));
    await waitFor(() => expect(address()).toBe('/admin/users?search=asha&sort=college'));
    await user.click(screen.getByRole('button', { name: 'College' }));
    await waitFor(() => expect(address()).toBe('/admin/users?search=asha&sort=college&order=desc'));
    expect(sorted()).toEqual([null, null, null, 'descending', null, null, null]);
    expect(asked(api.callsOf('/admin/users/getUsers'))).toEqual({
      page: 1,
      limit: PAGE_SIZE,
      search: 'asha',
      sort: 'college',
      order: 'desc',
    });
    // Phone and actions are not sortable.
    expect(within(heads()[2] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  test('the status filter applies to all pages and the export, and is removed with one click', async () => {
    const { api, user } = renderConsole('/users?status=suspended&sort=name');
    await table();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/admin/users?page=2&status=suspended&sort=name'));
    expect(asked(api.callsOf('/admin/users/getUsers'))).toMatchObject({
      page: 2,
      status: 'suspended',
      sort: 'name',
    });
    expect(screen.getByRole('button', { name: 'Export these' })).toBeVisible();

    api.answer('/admin/users/getUsers', ({ body }) => (body.status ? listOf() : { body: aUserPage(body) }));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Deleted' }));
    expect(await screen.findByText('No user is deleted')).toBeVisible();
    expect(address()).toBe('/admin/users?status=deleted&sort=name');
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(address()).toBe('/admin/users?sort=name');
  });

  test('the college filter applies with the others, to all pages and the export, and is removed with one click', async () => {
    expectLoggedFailures();
    const { api, user } = renderConsole('/users?status=suspended');
    await table();
    await user.type(screen.getByRole('textbox', { name: 'College' }), ' iet luck');
    await waitFor(() => expect(address()).toBe('/admin/users?status=suspended&college=iet+luck'));
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(asked(api.callsOf('/admin/users/getUsers'))).toEqual({
        page: 2,
        limit: PAGE_SIZE,
        search: '',
        status: 'suspended',
        college: 'iet luck',
      }),
    );
    const filter = { search: '', status: 'suspended', college: 'iet luck' };
    api.answer('/admin/users/exportUsers', failure(429, 'Slower, please'));
    await user.click(screen.getByRole('button', { name: 'Export these' }));
    expect(await screen.findByText(/Slower, please/)).toBeVisible();
    expect(api.callsOf('/admin/users/exportUsers')[0]?.body).toEqual(filter);

    api.answer('/admin/users/getUsers', ({ body }) => (body.college ? listOf() : { body: aUserPage(body) }));
    await user.type(screen.getByRole('textbox', { name: 'College' }), 'nowx');
    expect(
      await screen.findByText('Nobody here is at a college with “iet lucknowx” in its name'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear college' }));
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(address()).toBe('/admin/users?status=suspended');
  });

  test('invalid URL parameters are not sent to the API', async () => {
    const { api } = renderConsole('/users?status=gone&college=+&sort=phone&order=up');
    await table();
    expect(asked(api.callsOf('/admin/users/getUsers'))).toEqual({ page: 1, limit: PAGE_SIZE, search: '' });
  });

  test('the order is chosen from a list on a phone', async () => {
    window.innerWidth = 360;
    const { api, user } = renderConsole('/users');
    await screen.findByRole('list', { name: 'Users' });
    await user.click(screen.getByRole('combobox', { name: 'Order' }));
    await user.click(screen.getByRole('option', { name: 'Name, Z to A' }));
    await waitFor(() => expect(address()).toBe('/admin/users?sort=name&order=desc'));
    await waitFor(() =>
      expect(asked(api.callsOf('/admin/users/getUsers'))).toMatchObject({ sort: 'name', order: 'desc' }),
    );
  });
});

describe('a row', () => {
  const row = async () => (await screen.findByText('member2@college.example')).closest('tr') as HTMLElement;

  test('opens the member with a click anywhere on it, with a link back to the same list', async () => {
    const { user } = renderConsole('/users?status=suspended');
    await user.click(within(await row()).getByText('College 2'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Member 1' })).toBeVisible();
    expect(address()).toBe('/admin/users/id/998');
    expect(screen.getByRole('link', { name: 'User Management' })).toHaveAttribute(
      'href',
      '/admin/users?status=suspended',
    );
  });

  test('opens a new tab with Ctrl or the middle button, and nothing while text is selected', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderConsole('/users');
    const cell = within(await row()).getByText('College 2');
    await user.keyboard('{Control>}');
    await user.click(cell);
    await user.keyboard('{/Control}');
    await user.pointer({ keys: '[MouseMiddle]', target: cell });
    expect(open.mock.calls.map(([url]) => url)).toEqual(['/admin/users/id/998', '/admin/users/id/998']);
    window.getSelection()?.selectAllChildren(cell);
    cell.click();
    expect(address()).toBe('/admin/users');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('has one tab stop, the link', async () => {
    // jsdom has no layout, so the test makes every text appear clipped.
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(200);
    jest.spyOn(window, 'ResizeObserver').mockImplementation((changed) => {
      const observer = { observe: () => changed([], observer), unobserve: jest.fn(), disconnect: jest.fn() };
      return observer;
    });
    const { user } = renderConsole('/users');
    const link = within(await row()).getByRole('link', { name: 'View More about Member 2' });
    act(() => screen.getByRole('link', { name: 'View More about Member 1' }).focus());
    await user.tab();
    expect(link).toHaveFocus();
  });

  test('of a deleted account is marked and has no link', async () => {
    const { user } = renderConsole('/users?status=deleted', (api) =>
      api.answer('/admin/users/getUsers', listOf(aUser(2, { status: 'deleted' }))),
    );
    expect(within(await row()).getByText('Deleted')).toBeVisible();
    expect(within(await row()).queryByRole('link')).not.toBeInTheDocument();
    await user.click(within(await row()).getByText('College 2'));
    expect(address()).toBe('/admin/users?status=deleted');
  });
});

describe('searching', () => {
  test('reloads when typing pauses, at the first page, as one entry of the history', async () => {
    const { api, user } = renderConsole('/users?page=2');
    await screen.findByText('Member 11');
    const entries = window.history.length;
    await user.type(searchBox(), 'ash');
    await waitFor(() => expect(address()).toBe('/admin/users?search=ash'));
    expect(await screen.findByText('Member 1')).toBeVisible();
    await user.type(searchBox(), 'a ');
    await waitFor(() => expect(address()).toBe('/admin/users?search=asha'));
    expect(searchBox()).toHaveValue('asha ');
    expect(searchBox()).toHaveFocus();
    expect(window.history).toHaveLength(entries + 1);
    await waitFor(() =>
      expect(
        api.callsOf('/admin/users/getUsers').map(({ body: { page, search } }) => [page, search]),
      ).toEqual([
        [2, ''],
        [1, 'ash'],
        [1, 'asha'],
      ]),
    );
  });

  test('does not wait for a pause when it is submitted, and opens the first page', async () => {
    const { api, user } = renderConsole('/users?page=3');
    await screen.findByText('Member 21');
    await user.type(searchBox(), '  asha@ ');
    expect(api.callsOf('/admin/users/getUsers')).toHaveLength(1);
    await user.click(searchButton());
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(address()).toBe('/admin/users?search=asha%40');
    expect(api.callsOf('/admin/users/getUsers')[1]?.body).toEqual({
      page: 1,
      limit: PAGE_SIZE,
      search: 'asha@',
    });
  });

  test('fetches again when the same search is submitted again', async () => {
    const { api, user } = renderConsole('/users?search=asha');
    await screen.findByText('Member 1');
    await user.click(searchButton());
    await waitFor(() => expect(api.callsOf('/admin/users/getUsers')).toHaveLength(2));
    expect(api.callsOf('/admin/users/getUsers')[1]?.body).toEqual({
      page: 1,
      limit: PAGE_SIZE,
      search: 'asha',
    });
  });

  test('opens the first page when the same search is submitted on another page', async () => {
    const { user } = renderConsole('/users?page=2&search=member');
    await screen.findByText('Member 11');
    await user.click(searchButton());
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(address()).toBe('/admin/users?search=member');
  });

  test('is undone with the browser’s back button', async () => {
    const { user } = renderConsole('/users');
    await screen.findByText('Member 1');
    await user.type(searchBox(), 'asha{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/users?search=asha'));
    window.history.back();
    await waitFor(() => expect(searchBox()).toHaveValue(''));
    expect(address()).toBe('/admin/users');
  });

  test('without a match shows a message and a button that shows all users', async () => {
    const { user } = renderConsole('/users?search=zzz', (api) =>
      api.answer('/admin/users/getUsers', ({ body }) =>
        body.search === '' ? { body: aUserPage({}) } : listOf(),
      ),
    );
    expect(await screen.findByText('Nobody matches “zzz”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all users' }));
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(searchBox()).toHaveValue('');
  });

  test('is cleared with one click', async () => {
    const { user } = renderConsole('/users?search=asha');
    await screen.findByText('Member 1');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(address()).toBe('/admin/users'));
    expect(searchBox()).toHaveFocus();
  });

  test('never shows the response to an earlier search', async () => {
    const slow = deferred();
    const cancelled = jest.fn();
    const { user } = renderConsole('/users', (api) =>
      api.answer('/admin/users/getUsers', (call, signal) => {
        if (call.body.search !== 'a')
          return listOf(aUser(1, { name: `Found by ${String(call.body.search)}` }));
        signal?.addEventListener('abort', cancelled);
        return slow.handler(call, signal);
      }),
    );
    await screen.findByText('Found by');
    await user.type(searchBox(), 'a{Enter}');
    await user.type(searchBox(), 'b{Enter}');
    expect(await screen.findByText('Found by ab')).toBeVisible();
    expect(cancelled).toHaveBeenCalled();
    await act(() => Promise.resolve(slow.respond(listOf(aUser(1, { name: 'Found by a' })))));
    expect(screen.getByText('Found by ab')).toBeVisible();
    expect(screen.queryByText('Found by a')).not.toBeInTheDocument();
  });
});

describe('the export', () => {
  const save = jest.fn<string, [Blob]>(() => 'blob:members');
  let names: string[];
  beforeEach(() => {
    names = [];
    save.mockClear();
    // jsdom has no object URLs.
    URL.createObjectURL = save;
    URL.revokeObjectURL = jest.fn();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });

  test('saves the matching users once, as a CSV file with the day in its name', async () => {
    const { api } = renderConsole('/users?search=asha');
    clickTwice(await screen.findByRole('button', { name: 'Export these' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    await expect(save.mock.calls[0]?.[0].text()).resolves.toContain('Member 1,member1@college.example');
    expect(names).toEqual([expect.stringMatching(/^members-\d{4}-\d{2}-\d{2}\.csv$/)]);
    expect(api.callsOf('/admin/users/exportUsers').map(({ body }) => body)).toEqual([{ search: 'asha' }]);
  });

  test('that fails shows an error, saves nothing, and can be tried again', async () => {
    expectLoggedFailures();
    const { api, user } = renderConsole('/users', (prepared) =>
      prepared.answer('/admin/users/exportUsers', failure(500, 'Something broke')),
    );
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(
      await screen.findByText('The export failed, and no file was saved. Something broke'),
    ).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    api.answer('/admin/users/exportUsers', { body: 'Name' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(screen.queryByText(/The export failed/)).not.toBeInTheDocument();
  });
});

describe('failures', () => {
  // The specification requires that the whole error is logged.

  test('of the list show an error, and Try Again also fetches the figures', async () => {
    expectLoggedFailures();
    const { api, user } = renderConsole('/users?page=2', (prepared) =>
      prepared.answer('/admin/users/getUsers', failure(500, 'Something broke on our side.')),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch users');
    expect(alert).toHaveTextContent('Something broke on our side.');
    expect(figures()).toEqual(['1,28,340', '6', '41']);

    api.answer('/admin/users/getUsers', ({ body }) => ({ body: aUserPage(body) }));
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Member 11')).toBeVisible();
    expect(screen.queryByText('Failed to fetch users')).not.toBeInTheDocument();
    expect(api.callsOf('/admin/users/getUsersStats')).toHaveLength(2);
  });

  test('of the figures show an error, and Try Again also fetches the list', async () => {
    expectLoggedFailures();
    const { api, user } = renderConsole('/users', (prepared) =>
      prepared.answer('/admin/users/getUsersStats', failure(500, 'Something broke on our side.')),
    );
    expect(await screen.findByText('Failed to fetch user statistics')).toBeVisible();
    expect(await screen.findByText('Member 1')).toBeVisible();
    expect(figures()).toEqual(['-', '-', '-']);

    api.answer('/admin/users/getUsersStats', { body: { success: true, data: aStats() } });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1,28,340')).toBeVisible();
    expect(screen.queryByText('Failed to fetch user statistics')).not.toBeInTheDocument();
    expect(api.callsOf('/admin/users/getUsers')).toHaveLength(2);
  });

  test('of both show one alert with one button, and Try Again clears it', async () => {
    expectLoggedFailures();
    const away = () => Promise.reject(new TypeError('Failed to fetch'));
    const answer = deferred();
    const { api, user } = renderConsole('/users', (prepared) => {
      prepared.answer('/admin/users/getUsers', away);
      prepared.answer('/admin/users/getUsersStats', away);
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch user statistics');
    expect(alert).toHaveTextContent('Failed to fetch users');
    expect(alert).toHaveTextContent('Network error or server is not responding. Please try again later.');
    expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1);

    api.answer('/admin/users/getUsers', answer.handler);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByText('Failed to fetch users')).not.toBeInTheDocument();
    expect(screen.getByText('Loading users...').closest('[role="status"]')).toBeInTheDocument();
    answer.respond({ body: aUserPage({}) });
    expect(await screen.findByText('Member 1')).toBeVisible();
  });

  test('of a later page hide the earlier page', async () => {
    expectLoggedFailures();
    const { user } = renderConsole('/users', (api) =>
      api.answer('/admin/users/getUsers', ({ body }) =>
        body.page === 1 ? { body: aUserPage(body) } : failure(500, 'Something broke on our side.'),
      ),
    );
    await screen.findByText('Member 1');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Failed to fetch users')).toBeVisible();
    expect(screen.queryByText('Member 1')).not.toBeInTheDocument();
  });

  test('to read a response are not network errors', async () => {
    expectLogged(/^TypeError: Cannot read properties of undefined/);
    renderConsole('/users', (api) => api.answer('/admin/users/getUsers', { body: { success: true } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unexpected error occurred. Please try again.',
    );
  });
});
