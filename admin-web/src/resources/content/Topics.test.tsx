import { PAGE_SIZE } from '@campus-commons/web-kit/bounds/generated.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN_ROLE_KEY } from '../../providers/session';
import { address, expectLoggedFailures, logInBefore } from '../../test/browser';
import { aTopic, aTopicPage } from '../../test/factories';
import { failure } from '../../test/fakeApi';
import { renderConsole } from '../../test/renderConsole';

beforeEach(() => logInBefore());

const LIST = '/admin/topics/get';
const HIDE = '/admin/topics/hide';
const HIDDEN_AT = '2026-11-22T05:30:00.000Z';

const answering = (...topics: ReturnType<typeof aTopic>[]) => {
  const page = aTopicPage({}, topics.length);
  return { body: { ...page, data: { ...page.data, topics } } };
};
const rows = async () => within(await screen.findByRole('list', { name: 'Topics' })).getAllByRole('listitem');

test('topics are listed with their posts, searched, and hidden ones apart', async () => {
  const { api, user } = renderConsole('/content', (prepared) =>
    prepared.answer(LIST, answering(aTopic(1), aTopic(2, { label: 'शतरंज', posts: 1_000 }))),
  );
  await user.click(await screen.findByRole('link', { name: 'Topics' }));
  expect(address()).toBe('/admin/content/topics');
  const [first, second] = await rows();
  expect(first).toHaveTextContent('#Topic11 postHide');
  expect(second).toHaveTextContent('#शतरंज1,000 posts or moreHide');
  expect(screen.getByRole('link', { name: /^1 post with #.?Topic1/ })).toHaveAttribute(
    'href',
    '/admin/content?search=%23Topic1',
  );
  await user.type(screen.getByPlaceholderText('Search topics...'), '#robo{Enter}');
  await waitFor(() =>
    expect(api.callsOf(LIST).at(-1)?.body).toEqual({ page: 1, limit: PAGE_SIZE, search: '#robo' }),
  );
  api.answer(LIST, answering(aTopic(3, { hiddenAt: HIDDEN_AT })));
  await user.click(screen.getByRole('link', { name: 'Hidden' }));
  await waitFor(async () =>
    expect((await rows())[0]).toHaveTextContent('#Topic33 posts · Hidden 22/11/2026Show again'),
  );
  expect(api.callsOf(LIST).at(-1)?.body).toMatchObject({ hidden: true });
  expect(address()).toBe('/admin/content/topics?state=hidden');
  api.answer(LIST, answering());
  await user.click(screen.getByRole('link', { name: 'Shown' }));
  expect(await screen.findByText('No topics yet')).toBeVisible();
});

test('a topic is hidden with a reason, once, and Undo shows it again', async () => {
  const { api, user } = renderConsole('/content/topics', (prepared) =>
    prepared.answer(LIST, answering(aTopic(1), aTopic(2))),
  );
  await user.click(await screen.findByRole('button', { name: /^Hide #.?Topic1/ }));
  const question = within(screen.getByRole('dialog', { name: /^Hide the topic #.?Topic1/ }));
  await user.click(question.getByRole('button', { name: 'Hide' }));
  expect(question.getByText('Please give a reason')).toBeVisible();
  await user.type(question.getByLabelText('Reason'), 'Names a student');
  api.answer(LIST, answering(aTopic(2)));
  await user.dblClick(question.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/^The topic #.?Topic1.? is hidden\.$/)).toBeVisible();
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Hide #.?Topic2/ })).toHaveFocus());
  expect(api.callsOf(HIDE).map(({ body }) => body)).toEqual([
    { key: 'topic1', hidden: true, reason: 'Names a student' },
  ]);
  api.answer(LIST, answering(aTopic(1), aTopic(2)));
  await user.click(screen.getByRole('button', { name: /^Undo hiding #.?Topic1/ }));
  expect(await screen.findByText(/^The topic #.?Topic1.? is shown again\.$/)).toBeVisible();
  expect(api.callsOf(HIDE).at(-1)?.body).toEqual({ key: 'topic1', hidden: false, reason: 'Undone at once' });
  expect(await rows()).toHaveLength(2);
});

test('what fails keeps the reason, and a topic that is gone meanwhile leaves the list', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/content/topics?state=hidden', (prepared) => {
    prepared.answer(LIST, answering(aTopic(1, { hiddenAt: HIDDEN_AT })));
    prepared.answer(HIDE, failure(500, 'Something broke'));
  });
  await user.click(await screen.findByRole('button', { name: /^Show #.?Topic1.? again/ }));
  await user.type(screen.getByLabelText('Reason'), 'A festival');
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('Something broke')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('A festival');
  api.answer(HIDE, failure(404, 'This topic does not exist any more'));
  api.answer(LIST, answering());
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  expect(await screen.findByText('This topic does not exist any more')).toBeVisible();
  expect(await screen.findByText('No topic is hidden')).toBeVisible();
});

test('a list that fails is tried again', async () => {
  expectLoggedFailures();
  const { api, user } = renderConsole('/content/topics', (prepared) =>
    prepared.answer(LIST, failure(500, 'Something broke')),
  );
  expect(await screen.findByText('Failed to fetch topics')).toBeVisible();
  api.answer(LIST, answering(aTopic(1)));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(1);
});

test('moderators have no tab of topics, and its address leads to the posts', async () => {
  localStorage.setItem(ADMIN_ROLE_KEY, 'moderator');
  const { api } = renderConsole('/content/topics');
  expect(await screen.findByRole('link', { name: 'Records' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Topics' })).not.toBeInTheDocument();
  expect(address()).toBe('/admin/content');
  expect(api.callsOf(LIST)).toEqual([]);
});
