import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../../lib/address/feeds';
import { draftsOf } from '../../../lib/drafts/drafts';
import type { PollDto } from '../../../api/generated';
import { accept, FakeApi, refuse } from '../../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../../test/factories';
import { renderApp } from '../../../test/renderApp';
import { paste, textOf } from '../../../test/writing';

const LIST = '/user/feeds/getAllFeeds';
const CREATE = '/user/feeds/create';
const UPDATE = '/user/feeds/update';

const poll: PollDto = {
  options: [
    { id: '1', text: 'Monday' },
    { id: '2', text: 'Tuesday' },
  ],
  mine: [],
  closesAt: '2099-12-03T06:30:00.000Z',
  multiple: true,
};
const posted = { status: 201, body: { success: true, message: 'Posted', data: aPost('<p>New</p>') } };
const api = () => new FakeApi().on(LIST, feedOf(aPost('<p>An older post</p>'))).on(CREATE, posted);
const sentTo = (fake: FakeApi, path: typeof CREATE | typeof UPDATE) =>
  fake.callsTo(path).map(({ body }) => (JSON.parse(textOf(body, 'feedData')) as { poll?: object }).poll);

async function openComposer(fake: FakeApi) {
  const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: fake });
  await app.user.click(await screen.findByRole('button', { name: /Share your thoughts|Draft:/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New post' }));
  const text = await dialog.findByRole('textbox', { name: 'Your post' });
  return { ...app, dialog, text };
}
const option = (place: number) => screen.getByRole('textbox', { name: `Option ${place}` });

it('a poll is written in rows that grow, needs a question and two options, and is sent with the post', async () => {
  const fake = api();
  const { user, dialog, text } = await openComposer(fake);
  await user.click(dialog.getByRole('button', { name: 'Poll' }));
  expect(option(1)).toHaveFocus();
  expect(dialog.queryByRole('textbox', { name: 'Option 3' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Poll' })).not.toBeInTheDocument();
  await user.type(option(1), 'सोमवार');
  await user.type(option(2), ' सोमवार ');
  expect(option(3)).toHaveValue('');
  expect(dialog.getByText('Ask in the text of the post.')).toBeVisible();
  paste(text, 'Which day?');
  const post = dialog.getByRole('button', { name: 'Post' });
  expect(await dialog.findByText('All options must be different.')).toBeVisible();
  expect(post).toBeDisabled();
  await user.clear(option(2));
  await user.type(option(2), 'Tuesday');
  await user.click(dialog.getByRole('checkbox', { name: 'Several can be chosen' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Open for' }), '7 days');
  await waitFor(() => expect(post).toBeEnabled());
  await user.click(post);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(fake, CREATE)).toEqual([{ options: ['सोमवार', 'Tuesday'], multiple: true, hours: 168 }]);
  expect(draftsOf('1').read('post')).toBeNull();
});

it('a full option keeps its end, and what is pasted is cut between letters', async () => {
  const { user, dialog } = await openComposer(api());
  await user.click(dialog.getByRole('button', { name: 'Poll' }));
  const full = 'ab'.repeat(40);
  await user.click(option(1));
  await user.paste(full);
  await user.type(option(1), 'x', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(option(1)).toHaveValue(full);
  await user.click(option(2));
  await user.paste(`${'a'.repeat(79)}की`);
  expect(option(2)).toHaveValue('a'.repeat(79));
});

it('the draft keeps the poll, and a removed one is not sent', async () => {
  const fake = api().on(CREATE, refuse(500, 'Something went wrong'));
  const { user, dialog, text, unmount } = await openComposer(fake);
  await user.click(dialog.getByRole('button', { name: 'Poll' }));
  paste(text, 'Which day?');
  await user.type(option(1), 'Monday');
  await user.type(option(2), 'Tuesday');
  await user.click(dialog.getByRole('button', { name: 'Post' }));
  expect(await dialog.findByText(/Something went wrong/)).toBeVisible();
  unmount();
  fake.on(CREATE, posted);
  const again = await openComposer(fake);
  expect(option(2)).toHaveValue('Tuesday');
  await again.user.click(again.dialog.getByRole('button', { name: 'Remove option 1' }));
  expect(option(1)).toHaveValue('Tuesday');
  await again.user.click(again.dialog.getByRole('button', { name: 'Remove poll' }));
  await again.user.click(again.dialog.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(fake, CREATE).at(-1)).toBeUndefined();
});

it('an edit leaves the poll, changes or removes it, and says when somebody has voted', async () => {
  const post = aPost('<p>Which day?</p>', { id: '7', poll });
  post.User = { ...post.User, id: '1' };
  const fake = new FakeApi()
    .on(LIST, feedOf(post))
    .on('/user/feeds/getFeedById', accept({ data: post }))
    .on(
      UPDATE,
      refuse(409, 'Somebody has voted already, so that the poll stays as it is.', undefined, 'poll_started'),
    );
  const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: fake });
  await user.click(await screen.findByRole('button', { name: 'Options for this post' }));
  await user.click(await screen.findByRole('menuitem', { name: /Edit/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
  expect(await dialog.findByText('The poll stays as it is.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change poll' }));
  await user.type(option(3), 'Friday');
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await dialog.findByText(/Somebody has voted already/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove poll' }));
  expect(dialog.getByText('The poll is removed with this change.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await dialog.findByText(/Somebody has voted already/);
  await user.click(dialog.getByRole('button', { name: 'Keep the poll' }));
  fake.on(UPDATE, { status: 200, body: { success: true, message: 'Saved', data: post } });
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(fake, UPDATE)).toEqual([
    { options: ['Monday', 'Tuesday', 'Friday'], multiple: true, hours: 72 },
    null,
    undefined,
  ]);
});
