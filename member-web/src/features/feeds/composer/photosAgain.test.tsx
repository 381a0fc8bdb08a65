import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../../lib/address/feeds';
import { FakeApi } from '../../../test/fakeApi';
import { installIndexedDb, removeIndexedDb } from '../../../test/fakeIndexedDb';
import { aPost, feedOf, tokenOf } from '../../../test/factories';
import { renderApp } from '../../../test/renderApp';
import { filesOf, paste, picture } from '../../../test/writing';

const CREATE = '/user/feeds/create';
const posted = { status: 201, body: { success: true, message: 'Posted', data: aPost('<p>New</p>') } };

/** Chooses a photo in the row above the feed, which opens the composer with it. */
async function choosePhoto() {
  const api = new FakeApi()
    .on('/user/feeds/getAllFeeds', feedOf(aPost('<p>An older post</p>')))
    .on(CREATE, posted);
  const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api });
  await screen.findByText('An older post');
  await app.user.upload(screen.getByLabelText('Choose photos'), [picture('a.gif')]);
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  await within(dialog).findByText(`1 of ${MAX_PICTURES} photos`);
  return { ...app, dialog };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The open composer, once its photos are restored: it cannot send before. */
async function composer() {
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  const text = await within(dialog).findByLabelText('Your post');
  paste(text, 'Good news');
  const post = within(dialog).getByRole('button', { name: 'Post' });
  await waitFor(() => expect(post).toBeEnabled());
  return post;
}

const photosSent = (api: FakeApi) => api.callsTo(CREATE).map(({ body }) => filesOf(body, 'images'));

describe('photos that were chosen before the composer opened', () => {
  beforeEach(installIndexedDb);
  afterEach(removeIndexedDb);

  it('are not added to the next post', async () => {
    const { user, api, dialog } = await choosePhoto();
    await user.click(within(dialog).getByRole('button', { name: 'Post' }));
    await gone();
    await user.click(screen.getByLabelText('Write a post'));
    await user.click(await composer());
    await waitFor(() => expect(photosSent(api)).toEqual([['a.gif'], []]));
  });

  it('are not duplicated when the Forward button opens the composer again', async () => {
    const { user, api, goBack, goForward } = await choosePhoto();
    await goBack();
    await gone();
    await goForward();
    await user.click(await composer());
    await waitFor(() => expect(photosSent(api)).toEqual([['a.gif']]));
  });
});
