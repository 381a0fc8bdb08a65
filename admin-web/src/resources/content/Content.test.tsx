import { OWN } from '@campus-commons/test-kit/own-markup';
import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { address, expectLoggedFailures, logInBefore, settled } from '../../test/browser';
import { failure, deferred } from '../../test/fakeApi';
import {
  aComment,
  aCommentPage,
  aPagePage,
  anOpening,
  anOpeningPage,
  aPost,
  aPostPage,
  aProject,
  aProjectPage,
  aRecord,
  aRecordPage,
} from '../../test/factories';
import { UNDO_MS } from '../../components/useUndoableNotice';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const entries = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('posts are listed with author, text, figures and day, and can be searched', async () => {
  const { api, user } = renderConsole('/content', (prepared) =>
    prepared.answer('/admin/content/getPosts', ({ body }) => ({
      body: {
        ...aPostPage(body, 1),
        data: [
          aPost(1, {
            Page: { id: '3', title: 'Kite Club', imageUrl: null },
            feedData: {
              content: '<h2>Kites</h2><p>On <b>Saturday</b></p>',
              imagesUrl: [],
              images: [
                { url: 'media/a.webp', width: 1, height: 1, alt: '' },
                { url: 'media/b.webp', width: 1, height: 1, alt: '' },
              ],
            },
          }),
        ],
      },
    })),
  );
  const [post] = await entries('Posts');
  expect(post).toHaveTextContent(
    'Member 120/11/2026 · Kite ClubKites On Saturday (2 pictures)+13 likes · 1 comment',
  );
  expect(post?.querySelector('img[src*="media/a.webp"]')).toHaveAttribute(
    'src',
    'http://api.test/media/a.webp?w=480',
  );
  await user.type(screen.getByPlaceholderText('Search posts...'), 'kite{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/content?search=kite'));
  await waitFor(() =>
    expect(api.callsOf('/admin/content/getPosts').at(-1)?.body).toEqual({
      page: 1,
      limit: PAGE_SIZE,
      search: 'kite',
    }),
  );
});

test('a post opens in a dialog, and is removed with a reason after a confirmation', async () => {
  const { api, user } = renderConsole('/content?page=2');
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 12' }));
  const post = screen.getByRole('dialog', { name: 'Post of Member 12' });
  expect(within(post).getByText('Post 12')).toBeVisible();
  expect(within(post).getByRole('link', { name: 'Member 12' })).toHaveAttribute(
    'href',
    '/admin/users/id/988',
  );
  await user.click(within(post).getByRole('button', { name: 'Remove post' }));

  const question = screen.getByRole('dialog', { name: 'Remove the post of Member 12?' });
  await user.click(within(question).getByRole('button', { name: 'Remove post' }));
  expect(within(question).getByText('Please give a reason')).toBeVisible();
  await user.type(within(question).getByLabelText('Reason'), 'Insults');
  expect(within(question).getByText('The author will read this')).toBeVisible();
  await user.type(within(question).getByLabelText('Note (optional)'), ' Please be kind. ');
  await user.click(within(question).getByRole('button', { name: 'Remove post' }));

  expect(await screen.findByText('The post of Member 12 is removed.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.callsOf('/admin/content/removePost').map(({ body }) => body)).toEqual([
    { id: '488', reason: 'Insults', note: 'Please be kind.' },
  ]);
  // The same page of the list is fetched again.
  expect(api.callsOf('/admin/content/getPosts').map(({ body }) => body.page)).toEqual([2, 2]);
  expect(address()).toBe('/admin/content?page=2');
});

test('an entry is removed from its row; cancelling returns the focus to its button', async () => {
  const { api, user } = renderConsole('/content/pages');
  const remove = await screen.findByRole('button', { name: 'Remove Page 2' });
  await user.click(remove);
  const question = screen.getByRole('dialog', { name: 'Remove the page “Page 2”?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(remove).toHaveFocus();

  await user.click(remove);
  await user.type(screen.getByLabelText('Reason'), 'Impersonates the college');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove page' }));
  expect(await screen.findByText('The page “Page 2” is removed.')).toBeVisible();
  expect(api.callsOf('/admin/content/removePage').map(({ body }) => body)).toEqual([
    { id: '198', reason: 'Impersonates the college' },
  ]);
});

test.each([
  ['the post that takes its place', 3, 4],
  ['the post above it if it was the last', 10, 9],
])('after a removal the focus moves to %s', async (_, removed, next) => {
  const { api, user } = renderConsole('/content', (prepared) =>
    prepared.answer('/admin/content/getPosts', ({ body }) => ({ body: aPostPage(body, 10) })),
  );
  await user.click(await screen.findByRole('button', { name: `View More of the post of Member ${removed}` }));
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  await user.type(screen.getByLabelText('Reason'), 'Insults');
  api.answer('/admin/content/getPosts', ({ body }) => {
    const before = aPostPage(body, 10);
    const after = before.data.filter(({ User }) => User.name !== `Member ${removed}`);
    return { body: { ...before, data: after } };
  });
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `View More of the post of Member ${next}` })).toHaveFocus(),
  );
});

test('a post that another administrator removed first disappears with a message', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/content');
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  await user.type(screen.getByLabelText('Reason'), 'Insults');
  api.answer('/admin/content/removePost', failure(404, 'This post does not exist any more'));
  api.answer('/admin/content/getPosts', ({ body }) => {
    const before = aPostPage(body);
    return { body: { ...before, data: before.data.slice(1) } };
  });
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  expect(await screen.findByText('The post of Member 1 was already removed.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(async () => expect(await entries('Posts')).toHaveLength(9));
});

test('a removal that fails shows its error in the dialog, and the list is unchanged', async () => {
  expectLoggedFailures();
  const { user } = renderConsole('/content', (api) =>
    api.answer('/admin/content/removePost', failure(500, 'Something broke')),
  );
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  await user.type(screen.getByLabelText('Reason'), 'Insults');
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something broke');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await entries('Posts')).toHaveLength(10);
});

test('the error of a removal stays in its dialog when the list also fails', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/content');
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove the post of Member 1?' });
  await user.type(within(dialog).getByLabelText('Reason'), 'Insults');
  api.answer('/admin/content/removePost', failure(500, 'The removal broke'));
  api.answer('/admin/content/getPosts', failure(500, 'The list broke'));
  await user.click(within(dialog).getByRole('button', { name: 'Remove post' }));
  expect(await within(dialog).findByText('The removal broke')).toBeVisible();
  await settled();
  expect(dialog).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Insults');
});

test('a removed entry stays in the list, and is counted, until the list without it has arrived', async () => {
  const { api, user } = renderConsole('/content?page=2', (prepared) =>
    prepared.answer('/admin/content/getPosts', ({ body }) => ({ body: aPostPage(body, 11) })),
  );
  expect(await screen.findByText('11 to 11 of 11')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View More of the post of Member 11' }));
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  await user.type(screen.getByLabelText('Reason'), 'Insults');
  const list = deferred();
  api.answer('/admin/content/getPosts', list.handler);
  await user.click(screen.getByRole('button', { name: 'Remove post' }));
  await waitFor(() => expect(api.callsOf('/admin/content/getPosts')).toHaveLength(2));
  await settled();
  expect(screen.getByText('11 to 11 of 11')).toBeInTheDocument();
  api.answer('/admin/content/getPosts', ({ body }) => ({ body: aPostPage(body, 10) }));
  list.respond({ body: aPostPage({ page: 2 }, 10) });
  expect(await screen.findByText('1 to 10 of 10')).toBeVisible();
  expect(address()).toBe('/admin/content');
});

test('pages are listed, paged, opened and removed', async () => {
  const { api, user } = renderConsole('/content');
  await user.click(await screen.findByRole('link', { name: 'Pages' }));
  expect((await entries('Pages'))[0]).toHaveTextContent(
    'Page 118/11/2026 · ClubAbout page 1By Member 14 followers · 2 posts',
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(address()).toBe('/admin/content/pages?page=2'));
  await user.click(await screen.findByRole('button', { name: 'View More of Page 11' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Page 11' })).getByRole('button', { name: 'Remove page' }),
  );
  expect(screen.getByText(/It disappears for everyone at once, with 2 posts/)).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'Impersonates the college');
  await user.click(screen.getByRole('button', { name: 'Remove page' }));
  expect(await screen.findByText('The page “Page 11” is removed.')).toBeVisible();
  expect(api.callsOf('/admin/content/removePage').map(({ body }) => body)).toEqual([
    { id: '189', reason: 'Impersonates the college' },
  ]);
});

test('projects are listed, opened and removed', async () => {
  const about = '<p>It stops for cats.</p>';
  const links = [{ label: 'Code', url: 'https://code.example/follower' }];
  const images = [{ url: 'media/b.webp', width: 4, height: 3, alt: 'The robot' }];
  const { api, user } = renderConsole('/content', (prepared) =>
    prepared.answer('/admin/content/getProjects', ({ body }) => ({
      body: { ...aProjectPage(body, 1), data: [aProject(1, { about, links, images })] },
    })),
  );
  await user.click(await screen.findByRole('link', { name: 'Projects' }));
  await waitFor(() => expect(address()).toBe('/admin/content/projects'));
  expect((await entries('Projects'))[0]).toHaveTextContent(
    'Project 120/11/2026 · ActiveWhat project 1 buildsBy Member 13 members',
  );
  await user.click(screen.getByRole('button', { name: 'View More of Project 1' }));
  const project = within(screen.getByRole('dialog', { name: 'Project 1' }));
  expect(project.getByText('It stops for cats.')).toBeVisible();
  expect(project.getByRole('img', { name: 'The robot' })).toBeVisible();
  // What a member links to is read here, not followed.
  expect(project.getByText(/https:\/\/code\.example\/follower/)).toBeVisible();
  expect(project.getAllByRole('link').map((link) => link.textContent)).toEqual(['Member 1']);
  await user.click(project.getByRole('button', { name: 'Remove project' }));
  await user.type(screen.getByLabelText('Reason'), 'Sells exam papers');
  await user.click(screen.getByRole('button', { name: 'Remove project' }));
  expect(await screen.findByText('The project “Project 1” is removed.')).toBeVisible();
  expect(api.callsOf('/admin/content/removeProject').map(({ body }) => body)).toEqual([
    { id: '299', reason: 'Sells exam papers' },
  ]);
});

test('openings are listed in every state, opened and removed', async () => {
  const { api, user } = renderConsole('/content/openings', (prepared) =>
    prepared.answer('/admin/content/getOpenings', ({ body }) => ({
      body: {
        ...anOpeningPage(body, 2),
        data: [
          anOpening(1, { questions: ['Which site did you build?'] }),
          anOpening(2, { state: 'declined', refusal: 'It asks a fee', stipendMin: 0, stipendMax: 0 }),
        ],
      },
    })),
  );
  const [open, declined] = await entries('Openings');
  expect(open).toHaveTextContent(
    'Opening 120/11/2026 · InternshipWhat opening 1 asks forKite ClubOpen · 4 applications',
  );
  expect(declined).toHaveTextContent('Declined · 4 applications');
  await user.click(screen.getByRole('button', { name: 'View More of Opening 2' }));
  const second = within(screen.getByRole('dialog', { name: 'Opening 2' }));
  expect(second.getByText('It asks a fee')).toBeVisible();
  expect(second.getByText('Unpaid')).toBeVisible();
  await user.click(second.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'View More of Opening 1' }));
  const first = within(screen.getByRole('dialog', { name: 'Opening 1' }));
  for (const text of [
    'On site · Pune',
    '16 hours a week · 8 weeks',
    '07/12/2026',
    'Which site did you build?',
  ])
    expect(first.getByText(text)).toBeVisible();
  expect(first.getByText('₹8,000–10,000 a month')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Remove opening' }));
  await user.type(screen.getByLabelText('Reason'), 'Asks a fee');
  await user.click(screen.getByRole('button', { name: 'Remove opening' }));
  expect(await screen.findByText('The opening “Opening 1” is removed.')).toBeVisible();
  expect(api.callsOf('/admin/content/removeOpening').map(({ body }) => body)).toEqual([
    { id: '399', reason: 'Asks a fee' },
  ]);
});

describe('records', () => {
  const REVOKED = {
    state: 'revoked',
    reason: 'The dates were wrong',
    revokedAt: '2026-11-22T05:30:00.000Z',
    revokedBy: 'page',
  } as const;
  const three = [
    aRecord(1),
    aRecord(2, REVOKED),
    aRecord(3, { state: 'offered', acceptedAt: null, code: null, hours: null }),
  ];
  const answering = (records: readonly object[]) => ({
    body: { ...aRecordPage({}, records.length), data: records },
  });

  test('are listed in every state or in one of them, and say who revoked them and why', async () => {
    const { api, user } = renderConsole('/content/records', (prepared) =>
      prepared.answer('/admin/content/getRecords', answering(three)),
    );
    const [signed, revoked, offered] = await entries('Records');
    expect(signed).toHaveTextContent(
      'Member 120/11/2026 · InternshipKite builder · Built kite 1 from paper and bambooKite ClubSigned · 120 hours',
    );
    expect(revoked).toHaveTextContent('Kite ClubRevoked 22/11/2026 by its page');
    expect(offered).toHaveTextContent('Kite ClubOffered');
    expect(screen.getAllByRole('button', { name: /^Revoke / })).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'View More of the record of Member 2' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Record of Member 2' }));
    for (const text of [
      '22/11/2026, by its page',
      'The dates were wrong',
      'Meera Joshi',
      '01/06/2026 – 26/07/2026',
    ])
      expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByRole('link', { name: '/records/serial-2' })).toHaveAttribute(
      'href',
      'http://members.test/records/serial-2#made.up.code',
    );
    expect(dialog.queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    api.answer('/admin/content/getRecords', answering([]));
    await user.click(screen.getByRole('link', { name: 'Revoked' }));
    expect(await screen.findByText('No record is revoked')).toBeVisible();
    expect(api.callsOf('/admin/content/getRecords').at(-1)?.body).toMatchObject({ state: 'revoked' });
    expect(address()).toBe('/admin/content/records?state=revoked');
    await user.click(screen.getByRole('link', { name: 'Posts' }));
    expect(await screen.findByPlaceholderText('Search posts...')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Records' }));
    expect(address()).toBe('/admin/content/records');
  });

  test.each(['row', 'dialog'])(
    'are revoked from their %s for good, with a reason; the focus stays',
    async (place) => {
      const { api, user } = renderConsole('/content/records', (prepared) => {
        prepared.answer('/admin/content/getRecords', answering(three));
      });
      if (place === 'dialog') {
        await user.click(await screen.findByRole('button', { name: 'View More of the record of Member 1' }));
        await user.click(screen.getByRole('button', { name: 'Revoke record' }));
      } else await user.click(await screen.findByRole('button', { name: 'Revoke the record of Member 1' }));
      const question = screen.getByRole('dialog', { name: 'Revoke the record of Member 1?' });
      expect(question).toHaveTextContent('Nobody can undo this.');
      expect(within(question).getByText(/^Everybody who opens the record reads this/)).toBeVisible();
      await user.click(within(question).getByRole('button', { name: 'Revoke record' }));
      expect(within(question).getByText('Please give a reason')).toBeVisible();
      await user.type(within(question).getByLabelText('Reason'), 'No such club');
      api.answer(
        '/admin/content/getRecords',
        answering([
          aRecord(1, { ...REVOKED, reason: 'No such club', revokedBy: 'console' }),
          ...three.slice(1),
        ]),
      );
      await user.dblClick(within(question).getByRole('button', { name: 'Revoke record' }));
      expect(await screen.findByText('The record of Member 1 is revoked.')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
      expect(api.callsOf('/admin/content/revokeRecord').map(({ body }) => body)).toEqual([
        { serial: 'serial-1', reason: 'No such club' },
      ]);
      expect((await entries('Records'))[0]).toHaveTextContent('Revoked 22/11/2026 in this console');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'View More of the record of Member 1' })).toHaveFocus(),
      );
    },
  );

  test('that somebody else revoked or removed first are fetched again, and the notice says so', async () => {
    expectLoggedFailures();
    const { api, user } = renderConsole('/content/records', (prepared) => {
      prepared.answer('/admin/content/getRecords', answering(three));
      prepared.answer('/admin/content/revokeRecord', failure(500, 'Something broke'));
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke the record of Member 1' }));
    await user.type(screen.getByLabelText('Reason'), 'No such club');
    await user.click(screen.getByRole('button', { name: 'Revoke record' }));
    expect(await screen.findByText('Something broke')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('No such club');
    api.answer(
      '/admin/content/revokeRecord',
      failure(409, 'This record is now: revoked. Nothing was changed.'),
    );
    api.answer('/admin/content/getRecords', answering([aRecord(1, REVOKED)]));
    await user.click(screen.getByRole('button', { name: 'Revoke record' }));
    expect(await screen.findByText('This record is now: revoked. Nothing was changed.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect((await entries('Records'))[0]).toHaveTextContent('Revoked 22/11/2026 by its page');
  });
});

test('a list of more than fifty pages has a field for the page', async () => {
  renderConsole('/content?page=30', (prepared) =>
    prepared.answer('/admin/content/getPosts', ({ body }) => ({ body: aPostPage(body, 510) })),
  );
  expect(await screen.findByRole('textbox', { name: 'Go to page' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Page )?20$/ })).not.toBeInTheDocument();
});

test('the notice of a removal undoes it', async () => {
  const removedAt = '2026-11-20T05:30:00.000Z';
  const { api, user } = renderConsole('/content/pages', (prepared) =>
    prepared.answer('/admin/content/removePage', {
      body: { success: true, message: 'Removed', data: { removedAt } },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Page 2' }));
  await user.type(screen.getByLabelText('Reason'), 'A mistake');
  await user.click(screen.getByRole('button', { name: 'Remove page' }));
  await screen.findByText('The page “Page 2” is removed.');
  api.answer('/admin/content/restorePage', { body: { success: true, message: 'Page 2 is back.' } });
  await user.click(screen.getByRole('button', { name: 'Undo removal of Page 2' }));
  expect(await screen.findByText('Page 2 is back.')).toBeVisible();
  expect(api.callsOf('/admin/content/restorePage').map(({ body }) => body)).toEqual([
    { id: '198', removedAt },
  ]);
  expect(screen.queryByRole('button', { name: /^Undo removal/ })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());

  // A restoration is undone in the same way, with the reason of the removal.
  await user.click(screen.getByRole('button', { name: 'Undo restoration of Page 2' }));
  expect(await screen.findByText('The page “Page 2” is removed.')).toBeVisible();
  expect(api.callsOf('/admin/content/removePage').map(({ body }) => body)).toEqual([
    { id: '198', reason: 'A mistake' },
    { id: '198', reason: 'A mistake' },
  ]);
});

test('on touch, Remove is in the menu of its row, to which the focus returns', async () => {
  const matchMedia = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    ...(query === '(hover: none)' && { matches: true }),
  }));
  const { user } = renderConsole('/content');
  await entries('Posts');
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  const menu = screen.getByRole('button', { name: 'More actions for the post of Member 1' });
  await user.click(menu);
  await user.click(screen.getByRole('menuitem', { name: 'Remove the post of Member 1' }));
  expect(await screen.findByRole('dialog', { name: 'Remove the post of Member 1?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(menu).toHaveFocus());
});

test('the notice of a removal offers Undo for ten seconds, and says why an undoing failed', async () => {
  expectLoggedFailures();
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { api, user } = renderConsole('/content/pages');
    const remove = async (title: string) => {
      await user.click(await screen.findByRole('button', { name: `Remove ${title}` }));
      await user.type(screen.getByLabelText('Reason'), 'Spam');
      await user.click(screen.getByRole('button', { name: 'Remove page' }));
      await screen.findByText(`The page “${title}” is removed.`);
    };
    await remove('Page 1');
    act(() => void jest.advanceTimersByTime(UNDO_MS - 5000));
    expect(screen.getByRole('button', { name: 'Undo removal of Page 1' })).toHaveTextContent(/^Undo$/);
    act(() => void jest.advanceTimersByTime(5000));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(screen.getByText('The page “Page 1” is removed.')).toBeVisible();

    // The time of a second notice starts with it.
    await remove('Page 2');
    api.answer('/admin/content/restorePage', failure(500, 'Something broke'));
    await user.click(screen.getByRole('button', { name: 'Undo removal of Page 2' }));
    expect(await screen.findByText('Something broke')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['/content', 'Failed to fetch posts', '/admin/content/getPosts', aPostPage],
  ['/content/pages', 'Failed to fetch pages', '/admin/content/getPages', aPagePage],
  ['/content/comments', 'Failed to fetch comments', '/admin/content/getComments', aCommentPage],
] as const)('%s shows an error, and can be tried again', async (path, message, call, answer) => {
  expectLoggedFailures();
  const { api, user } = renderConsole(path, (prepared) =>
    prepared.answer(call, failure(500, 'Something broke')),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  api.answer(call, ({ body }) => ({ body: answer(body) }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/^1 to 10 of/)).toBeVisible();
});

test('comments are listed with their post, searched, opened and removed', async () => {
  const { api, user } = renderConsole('/content');
  await user.click(await screen.findByRole('link', { name: 'Comments' }));
  expect((await entries('Comments'))[0]).toHaveTextContent(
    'Member 120/11/2026Comment 1Under the post of Member 1: “Post 1”',
  );
  await user.type(screen.getByPlaceholderText('Search comments...'), 'spam{Enter}');
  await waitFor(() =>
    expect(api.callsOf('/admin/content/getComments').at(-1)?.body).toEqual({
      page: 1,
      limit: PAGE_SIZE,
      search: 'spam',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'View More of the comment of Member 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove comment' }));
  await user.type(screen.getByLabelText('Reason'), 'Spam');
  await user.click(screen.getByRole('button', { name: 'Remove comment' }));
  expect(await screen.findByText('The comment of Member 2 is removed.')).toBeVisible();
  expect(api.callsOf('/admin/content/removeComment').map(({ body }) => body)).toEqual([
    { id: '698', reason: 'Spam' },
  ]);
});

test('a post shows what its poll offers, as text', async () => {
  const options = ['<b>Monday</b>', 'सोमवार के बाद', ...OWN];
  const { user } = renderConsole('/content', (prepared) => {
    prepared.answer('/admin/content/getPosts', ({ body }) => ({
      body: { ...aPostPage(body, 1), data: [aPost(1, { pollOptions: options })] },
    }));
  });
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 1' }));
  const offered = await screen.findByRole('list', { name: 'What the poll offers' });
  expect(
    within(offered)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(options);
  expect(offered.querySelectorAll('li > *')).toHaveLength(0);
});

test('a reply is shown with the comment that it answers, in the list, its dialog and below its post', async () => {
  const parent = { id: '600', name: 'Ritu Iyer', text: 'Is <b>this</b> free?' };
  const replies = [
    aComment(1, { Parent: parent }),
    aComment(2, { Parent: { ...parent, name: null, text: null } }),
  ];
  const { user } = renderConsole('/content/comments', (prepared) => {
    prepared.answer('/admin/content/getComments', ({ body }) => ({
      body: { ...aCommentPage(body, 2), data: replies },
    }));
  });
  const [reply, orphan] = await entries('Comments');
  expect(reply).toHaveTextContent('Reply to Ritu Iyer: “Is <b>this</b> free?”Comment 1Under the post');
  expect(orphan).toHaveTextContent('Reply to a deleted commentComment 2');
  await user.click(within(reply as HTMLElement).getByRole('button', { name: /View More/ }));
  const dialog = screen.getByRole('dialog', { name: 'Comment of Member 1' });
  expect(dialog).toHaveTextContent('Reply to Ritu IyerIs <b>this</b> free?Comment 1');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'Posts' }));
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 1' }));
  const post = screen.getByRole('dialog', { name: 'Post of Member 1' });
  expect(await within(post).findByText('Reply to a deleted comment')).toBeVisible();
});

test('the comments of a post are shown below it, and can be paged and removed there', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/content');
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 1' }));
  const post = screen.getByRole('dialog', { name: 'Post of Member 1' });
  expect(await within(post).findByText('Comment 1')).toBeVisible();
  expect(api.callsOf('/admin/content/getComments')[0]?.body).toMatchObject({ feedId: '499', page: 1 });
  api.answer('/admin/content/getComments', failure(500, 'Something broke'));
  await user.click(within(post).getByRole('button', { name: 'Older' }));
  expect(await within(post).findByRole('alert')).toHaveTextContent('Failed to fetch comments');
  api.answer('/admin/content/getComments', ({ body }) => ({ body: aCommentPage(body) }));
  await user.click(within(post).getByRole('button', { name: 'Try Again' }));
  expect(await within(post).findByText('Comment 11')).toBeVisible();
  await user.click(within(post).getByRole('button', { name: 'Newer' }));
  await user.click(await within(post).findByRole('button', { name: 'Remove the comment of Member 3' }));
  const question = screen.getByRole('dialog', { name: 'Remove the comment of Member 3?' });
  await user.type(within(question).getByLabelText('Reason'), 'Spam');
  api.answer('/admin/content/removeComment', failure(404, 'This comment does not exist any more'));
  api.answer('/admin/content/getComments', ({ body }) => ({ body: aCommentPage(body, 9) }));
  api.answer('/admin/content/getPosts', ({ body }) => ({
    body: { ...aPostPage(body), data: [aPost(1, { comments: 9 })] },
  }));
  await user.click(within(question).getByRole('button', { name: 'Remove comment' }));
  expect(await within(post).findByText('The comment of Member 3 was already removed.')).toBeVisible();
  expect(within(post).queryByRole('button', { name: /^Undo removal/ })).not.toBeInTheDocument();
  expect(await within(post).findByRole('heading', { name: '9 comments' })).toHaveFocus();
  expect(post).toHaveTextContent('3 likes · 9 comments');
});

const removal = {
  at: '2026-11-20T05:30:00.000Z',
  until: '2026-12-20T05:30:00.000Z',
  note: 'Please be kind.',
  reason: 'Insults',
  by: 'registrar',
  isByPage: false,
};

test.each([
  [
    'post',
    '/content/removed',
    '/admin/content/getPosts',
    aPost(1, { removal }),
    '/admin/content/restorePost',
  ],
  [
    'comment',
    '/content/removed/comments',
    '/admin/content/getComments',
    aComment(1, { removal }),
    '/admin/content/restoreComment',
  ],
] as const)(
  'a removed %s shows the reason of its removal, and can be restored',
  async (kind, path, list, entry, call) => {
    const { api, user } = renderConsole(path, (prepared) =>
      prepared.answer(list, ({ body }) => ({ body: { ...aPostPage(body, 1), data: [entry] } })),
    );
    await user.click(await screen.findByRole('button', { name: `View More of the ${kind} of Member 1` }));
    expect(api.callsOf(list)[0]?.body).toMatchObject({ removed: true });
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('You can restore it until 20/12/2026');
    expect(dialog).toHaveTextContent('by registrarReasonInsultsNotePlease be kind.');
    expect(within(dialog).queryByRole('button', { name: `Remove ${kind}` })).not.toBeInTheDocument();
    api.answer(list, ({ body }) => ({ body: aPostPage(body, 0) }));
    await user.dblClick(within(dialog).getByRole('button', { name: 'Undo removal' }));
    expect(await screen.findByText(`The ${kind} is restored`)).toBeVisible();
    expect(api.callsOf(call).map(({ body }) => body)).toEqual([{ id: entry.id }]);
    expect(await screen.findByText(`No removed ${kind}s`)).toBeVisible();
  },
);

describe('the row of a removed entry', () => {
  const removedPosts = (count: number) => ({
    body: {
      ...aPostPage({}, count),
      data: Array.from({ length: count }, (_, n) => aPost(n + 1, { removal })),
    },
  });
  const undo = (number: number) =>
    screen.findByRole('button', { name: `Undo removal of the post of Member ${number}` });

  test('says when those who run its page removed it', async () => {
    const byPage = { ...removal, reason: null, by: null, isByPage: true };
    renderConsole('/content/removed', (prepared) =>
      prepared.answer('/admin/content/getPosts', {
        body: { ...aPostPage({}, 1), data: [aPost(1, { removal: byPage })] },
      }),
    );
    const [only] = await entries('Posts');
    expect(only).toHaveTextContent('Removed 20/11/2026 by those who run its page');
  });

  test('shows who removed it, and the removal is undone there; the focus moves to the next entry', async () => {
    const { api, user } = renderConsole('/content/removed', (prepared) =>
      prepared.answer('/admin/content/getPosts', removedPosts(2)),
    );
    const [first] = await entries('Posts');
    expect(first).toHaveTextContent('Removed 20/11/2026 by registrar');
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    api.answer('/admin/content/getPosts', {
      body: { ...aPostPage({}, 1), data: [aPost(2, { removal })] },
    });
    await user.click(await undo(1));
    expect(await screen.findByText('The post is restored')).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Undo restoration of the post of Member 1' }),
    ).toHaveTextContent(/^Undo$/);
    expect(api.callsOf('/admin/content/restorePost').map(({ body }) => body)).toEqual([{ id: '499' }]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'View More of the post of Member 2' })).toHaveFocus(),
    );
  });

  test('a restoration that fails shows its error above the list', async () => {
    expectLoggedFailures();
    const { user } = renderConsole('/content/removed', (prepared) => {
      prepared.answer('/admin/content/getPosts', removedPosts(1));
      prepared.answer('/admin/content/restorePost', failure(500, 'Something broke'));
    });
    await user.click(await undo(1));
    expect(await screen.findByText('Something broke')).toBeVisible();
    expect(await undo(1)).toBeEnabled();
  });

  test('a notification that arrives after its page was left does not appear on the next page', async () => {
    const answer = deferred();
    const { api, user } = renderConsole('/content/removed', (prepared) => {
      prepared.answer('/admin/content/getPosts', removedPosts(1));
      prepared.answer('/admin/content/getComments', ({ body }) => ({ body: aCommentPage(body, 0) }));
      prepared.answer('/admin/content/restorePost', answer.handler);
    });
    await user.click(await undo(1));
    await waitFor(() => expect(api.callsOf('/admin/content/restorePost')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Comments' }));
    expect(await screen.findByText('No removed comments')).toBeVisible();
    answer.respond({ body: { success: true, message: 'The post is restored' } });
    await settled();
    expect(screen.queryByText('The post is restored')).not.toBeInTheDocument();
  });
});

test('a restoration shows its error, or that another administrator was first', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/content/removed', (prepared) => {
    prepared.answer('/admin/content/getPosts', ({ body }) => ({
      body: { ...aPostPage(body, 1), data: [aPost(1, { removal })] },
    }));
    prepared.answer('/admin/content/restorePost', failure(500, 'Something broke'));
  });
  await user.click(await screen.findByRole('button', { name: 'View More of the post of Member 1' }));
  await user.click(screen.getByRole('button', { name: 'Undo removal' }));
  expect(await within(screen.getByRole('dialog')).findByText('Something broke')).toBeVisible();
  api.answer('/admin/content/restorePost', failure(409, 'This post is not removed.'));
  await user.click(screen.getByRole('button', { name: 'Undo removal' }));
  expect(await screen.findByText('This post is not removed.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an unknown address below /content leads to the posts', async () => {
  renderConsole('/content/nowhere');
  expect(await screen.findByPlaceholderText('Search posts...')).toBeVisible();
  expect(address()).toBe('/admin/content');
});
