import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../../test/fakeApi';
import { installIndexedDb, removeIndexedDb } from '../../../test/fakeIndexedDb';
import { aPost, feedOf, tokenOf } from '../../../test/factories';
import { renderApp } from '../../../test/renderApp';
import { picture } from '../../../test/writing';

const posted = { status: 201, body: { success: true, message: 'Posted', data: aPost('<p>New</p>') } };

/** Chooses a photo in the row above the feed, which opens the composer with it. */
async function choosePhoto() {
  const api = new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>An older post</p>')))
    .on('/user/feeds/create', posted);
  const app = renderApp('/dashboard', { token: tokenOf('1'), api });
  await screen.findByText('An older post');
  await app.user.upload(screen.getByLabelText('Choose photos'), [picture('a.gif')]);
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  await within(dialog).findByText('1 of 10 photos');
  return { ...app, dialog };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('photos that were chosen before the composer opened', () => {
  beforeEach(installIndexedDb);
  afterEach(removeIndexedDb);

  it('are not in the next post', async () => {
    const { user, dialog } = await choosePhoto();
    await user.click(within(dialog).getByText('Post'));
    await gone();
    await user.click(screen.getByLabelText('Write a post'));
    const next = await screen.findByRole('dialog', { name: 'New post' });
    await within(next).findByLabelText('Your post');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(within(next).queryByText(/of 10 photos/)).not.toBeInTheDocument();
  });

  it('are there once when the Forward button opens the composer again', async () => {
    const { goBack, goForward } = await choosePhoto();
    await goBack();
    await gone();
    await goForward();
    const again = await screen.findByRole('dialog', { name: 'New post' });
    await within(again).findByText(/of 10 photos/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(within(again).getByText('1 of 10 photos')).toBeVisible();
  });
});
