import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../../lib/address/feeds';
import { accept, FakeApi } from '../../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../../test/factories';
import { renderApp } from '../../../test/renderApp';
import { paste, textOf } from '../../../test/writing';

const CREATE = '/user/feeds/create';
const ANIL = {
  id: '12',
  name: 'Anil & Sons',
  collegeName: null,
  UserProfile: { profileUrl: null, title: null },
};
const mentioning = aPost('<p>With @Anil &amp; Sons</p>', { mentions: [{ id: '12', label: 'Anil & Sons' }] });

it('a member who is chosen in the composer is sent with the post, also from a draft', async () => {
  const api = new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>An older post</p>')))
    .on('/user/search/suggestMembers', accept({ data: { members: [ANIL] } }))
    .on(CREATE, { status: 201, body: { success: true, message: 'Posted', data: mentioning } });
  const first = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await first.user.click(await screen.findByRole('button', { name: 'Share your thoughts...' }));
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  const text = await within(dialog).findByRole('textbox', { name: 'Your post' });
  await within(dialog).findByRole('button', { name: /bold/i });
  paste(text, 'With @anil');
  const option = await within(dialog).findByRole('option', { name: 'Anil & Sons' });
  expect(text).toHaveAttribute('role', 'combobox');
  expect(text).not.toHaveAttribute('aria-multiline');
  await first.user.click(option);
  expect(text).toHaveTextContent('With @Anil & Sons');
  expect(text).toHaveAttribute('role', 'textbox');
  expect(text).toHaveAttribute('aria-multiline', 'true');
  first.unmount();

  const { user } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await user.click(await screen.findByRole('button', { name: /Draft:/ }));
  const again = await screen.findByRole('dialog', { name: 'New post' });
  api.on('/user/feeds/getAllFeeds', feedOf(mentioning));
  await user.click(await within(again).findByRole('button', { name: 'Post' }));
  await waitFor(() => expect(api.callsTo(CREATE)).toHaveLength(1));
  const sent = api.callsTo(CREATE).map(({ body }) => JSON.parse(textOf(body, 'feedData')) as unknown);
  expect(sent).toMatchObject([{ content: '<p>With @Anil &amp; Sons </p>', mentions: ['12'] }]);
});

it('a mention in a post opens the profile within the site', async () => {
  const api = new FakeApi().on('/user/feeds/getAllFeeds', feedOf(mentioning));
  const { user, currentAddress } = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  const link = await screen.findByRole('link', { name: '@Anil & Sons' });
  expect(link).toHaveAttribute('href', '/dashboard/profile?userId=12');
  expect(link).not.toHaveAttribute('target');
  await user.click(link);
  await waitFor(() => expect(currentAddress()).toBe('/dashboard/profile?userId=12'));
});
