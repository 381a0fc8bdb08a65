import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../../lib/address/feeds';
import { accept, FakeApi, refuse } from '../../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../../test/factories';
import { renderApp } from '../../../test/renderApp';
import { paste } from '../../../test/writing';

const TOPICS = '/user/topics/getTopics';
const found = [
  { key: 'robotics', label: 'Robotics', posts: 500 },
  { key: 'robots', label: 'robots', posts: 1 },
];

async function write(api: FakeApi, words: string) {
  api.on('/user/feeds/getAllFeeds', feedOf(aPost('<p>An older post</p>')));
  const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const text = await dialog.findByRole('textbox', { name: 'Your post' });
  await dialog.findByRole('button', { name: /bold/i });
  paste(text, words);
  return { user, dialog, text };
}

it('topics that posts have are suggested after a #, and chosen with the keyboard', async () => {
  const api = new FakeApi().on(TOPICS, accept({ data: { topics: found } }));
  const { user, dialog, text } = await write(api, 'About #ROBO');
  const first = await dialog.findByRole('option', { name: '#Robotics 500+ posts' });
  expect(api.callsTo(TOPICS).map(({ body }) => body)).toEqual([{ search: 'ROBO' }]);
  expect(dialog.getByRole('listbox', { name: 'Topics' })).toBeVisible();
  expect(screen.getByText('2 topics found')).toHaveAttribute('role', 'status');
  expect(text).toHaveAttribute('aria-activedescendant', first.id);
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('option', { name: '#robots 1 post' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(text).toHaveTextContent('About #robots');
  await waitFor(() => expect(dialog.queryByRole('listbox')).not.toBeInTheDocument());
});

it('Escape closes the suggestions, and without an answer one goes on typing', async () => {
  const api = new FakeApi().on(TOPICS, accept({ data: { topics: found } }));
  const { user, dialog, text } = await write(api, '#robo');
  await dialog.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(dialog.queryByRole('option')).not.toBeInTheDocument();
  expect(text).toHaveTextContent('#robo');
  api.on(TOPICS, refuse(500, 'Something went wrong'));
  paste(text, ' and #hockey');
  await waitFor(() => expect(api.callsTo(TOPICS)).toHaveLength(2));
  expect(dialog.queryByRole('option')).not.toBeInTheDocument();
  expect(text).toHaveTextContent('#robo and #hockey');
});
