import { MAX_PICTURES } from '@campus-commons/web-kit/pictures/generated.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { feedAddress } from '../../../lib/address/feeds';
import type { FeedDto } from '../../../api/generated';
import { FakeApi, later, noAnswer, refuse } from '../../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../../test/factories';
import { renderApp } from '../../../test/renderApp';
import { filesOf, paste, picture, textOf } from '../../../test/writing';

const LIST = '/user/feeds/getAllFeeds';
const UPDATE = '/user/feeds/update';

const ananya = { id: '1', name: 'Ananya Tripathi', UserProfile: { profileUrl: null, title: null } };
const image = (url: string, alt = '') => ({ url, width: 4, height: 3, alt });
const aPostOf = (content: string, images: ReturnType<typeof image>[] = []): FeedDto =>
  aPost(content, {
    User: ananya,
    feedData: { content, images, imagesUrl: images.map(({ url }) => url) },
  });
const original = aPostOf('<p>Meet at <b>four</b></p>', [image('a.webp', 'A kite'), image('b.webp')]);
const saved = (post: FeedDto) => ({ status: 200, body: { success: true, message: 'Saved', data: post } });
const api = () => new FakeApi().on(LIST, feedOf(original)).on(UPDATE, saved(aPostOf('<p>At five</p>')));

async function openEditor(fake = api()) {
  const app = renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: fake });
  await app.user.click(await screen.findByRole('button', { name: 'Options for this post' }));
  await app.user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit post' });
  const text = await within(dialog).findByRole('textbox', { name: 'Your post' });
  const update = within(dialog).getByRole('button', { name: 'Update' });
  return { ...app, api: fake, dialog, text, update };
}

const sent = (fake: FakeApi) =>
  fake.callsTo(UPDATE).map(({ body }) => ({
    id: textOf(body, 'id'),
    feedData: JSON.parse(textOf(body, 'feedData')) as object,
    existingImages: JSON.parse(textOf(body, 'existingImages')) as string[],
    images: filesOf(body, 'images'),
  }));

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('editing a post', () => {
  it('is available only to its author', async () => {
    renderApp(feedAddress('everyone'), { token: tokenOf('2'), api: api() });
    await screen.findByText('four');
    expect(screen.queryByRole('button', { name: 'Options for this post' })).not.toBeInTheDocument();
  });

  it('starts with its text and its pictures', async () => {
    const { text, dialog, update } = await openEditor();
    expect(text).toHaveTextContent('Meet at four');
    expect(within(dialog).getByText(`2 of ${MAX_PICTURES} photos`)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Change the alt text of photo 1' })).toBeVisible();
    expect(update).toBeEnabled();
  });

  it('sends existing pictures in order, new ones after them, and all alt texts', async () => {
    const { api: fake, user, dialog, text, update } = await openEditor();
    await user.upload(within(dialog).getByLabelText('Choose photos'), [picture('new.gif')]);
    await within(dialog).findByText(`3 of ${MAX_PICTURES} photos`);
    await user.click(within(dialog).getByRole('button', { name: 'Move photo 2 left' }));
    // The server puts new pictures after the existing ones, so this one cannot be moved further.
    expect(within(dialog).getByRole('button', { name: 'Move photo 3 left' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Alt text of photo 1' }));
    await user.type(screen.getByLabelText('What does this photo show?'), 'The string');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    paste(text, ', or five');
    await user.click(update);
    await gone();
    expect(sent(fake)).toEqual([
      {
        id: '7',
        feedData: {
          content: '<p>Meet at <strong>four, or five</strong></p>',
          alts: [''],
          existingAlts: { 'a.webp': 'A kite', 'b.webp': 'The string' },
        },
        existingImages: ['b.webp', 'a.webp'],
        images: ['new.gif'],
      },
    ]);
  });

  it('updates the list at once', async () => {
    const { api: fake, user, update } = await openEditor();
    await user.click(update);
    await gone();
    expect(await screen.findByText('At five')).toBeVisible();
    expect(screen.queryByText('four')).not.toBeInTheDocument();
    expect(fake.callsTo(LIST)).toHaveLength(1);
  });

  it('requires text or a picture', async () => {
    const { user, dialog, update } = await openEditor(api().on(LIST, feedOf(aPostOf('', [image('a.webp')]))));
    await user.click(within(dialog).getByRole('button', { name: 'Remove photo 1' }));
    expect(update).toBeDisabled();
  });

  it('sends one request, however often the button is pressed, and shows that it is pending', async () => {
    const answer = later<typeof UPDATE>();
    const { api: fake, user, update } = await openEditor(api().on(UPDATE, () => answer.promise));
    await user.dblClick(update);
    expect(await screen.findByRole('button', { name: /Updating\.\.\./ })).toBeDisabled();
    expect(fake.callsTo(UPDATE)).toHaveLength(1);
    answer.give(saved(original));
    await gone();
  });
});

describe('unsaved changes', () => {
  it('are restored when the post is edited again, also after a reload', async () => {
    const { user, dialog, text } = await openEditor();
    paste(text, ' sharp');
    await within(dialog).findByText('Draft saved');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await gone();
    cleanup();
    expect((await openEditor()).text).toHaveTextContent('Meet at four sharp');
  });

  it('are separate from the draft of a new post', async () => {
    const { user, dialog, text } = await openEditor();
    paste(text, ' sharp');
    await within(dialog).findByText('Draft saved');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Share your thoughts...' })).toBeVisible();
  });

  it('are discarded by Cancel', async () => {
    const { user, dialog, text } = await openEditor();
    paste(text, ' sharp');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await gone();
    cleanup();
    expect((await openEditor()).text).toHaveTextContent(/^Meet at four$/);
  });

  it('stay in the editor after a network error, and can be sent again', async () => {
    const { api: fake, user, text, update } = await openEditor(api().on(UPDATE, noAnswer));
    paste(text, ' sharp');
    await user.click(update);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error or server is not responding. Please try again later. Nothing you wrote is lost.',
    );
    expect(text).toHaveTextContent('Meet at four sharp');
    fake.on(UPDATE, saved(aPostOf('<p>At five</p>')));
    await user.click(update);
    await gone();
  });

  it.each([
    [404, 'This post does not exist any more'],
    [403, 'Only its author can edit a post'],
  ])('stay in the editor after a %i, and closing it refetches the feed', async (status, message) => {
    const {
      api: fake,
      user,
      dialog,
      text,
      update,
    } = await openEditor(api().on(UPDATE, refuse(status, message)));
    paste(text, ' sharp');
    await user.click(update);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(text).toHaveTextContent('Meet at four sharp');
    fake.on(LIST, feedOf());
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('No feeds to display')).toBeVisible();
  });
});
