import { screen, waitFor } from '@testing-library/react';
import type { CropperProps } from '../../components/ImageCropper/cropperProps';
import { aProfile, feedOf, tokenOf } from '../../test/factories';
import { accept, FakeApi, later, noAnswer } from '../../test/fakeApi';
import { renderApp } from '../../test/renderApp';
import { filesOf, picture } from '../../test/writing';

const IMAGES = '/user/profile/updateImages';

// jsdom does not decode pictures, so there is nothing to crop; packages/e2e crops real ones.
jest.mock('../../components/ImageCropper/ImageCropper', () => ({
  ImageCropper: ({ file, title, onCropped }: CropperProps) => (
    <button onClick={() => onCropped(file)}>{title}</button>
  ),
}));

/** A new member: no title, no description, no college. */
const newcomer = aProfile({ title: null, bio: null, collegeName: null, collegeYear: null });

async function choose(slot: 'picture' | 'cover', api: FakeApi) {
  api.unlessSet('/user/profile/get', accept({ data: newcomer })).on('/user/feeds/getAllFeeds', feedOf());
  const app = renderApp('/dashboard/profile', { token: tokenOf('1'), api });
  await screen.findByRole('button', { name: `Change your ${slot}` });
  await app.user.upload(screen.getByLabelText(`Choose your new ${slot}`), [picture('me.gif')]);
  await app.user.click(await screen.findByRole('button', { name: `Crop your ${slot}` }));
  return app;
}

const sent = (api: FakeApi) =>
  api
    .callsTo(IMAGES)
    .map(({ body }) => [...body.keys()].flatMap((field) => [field, ...filesOf(body, field)]));

it.each([
  ['picture', 'image', { profileUrl: 'media/new.webp' }],
  ['cover', 'coverImage', { coverUrl: 'media/new.webp' }],
] as const)('the %s can be changed while required profile fields are empty', async (slot, field, now) => {
  const answer = later<typeof IMAGES>();
  const api = new FakeApi().on(IMAGES, () => answer.promise);
  await choose(slot, api);
  expect(await screen.findByRole('progressbar', { name: 'Saving the picture' })).toBeVisible();
  expect(screen.getByRole('button', { name: `Change your ${slot}` })).toBeDisabled();
  const changed = accept({ data: { ...newcomer, ...now, version: '2' } });
  api.on('/user/profile/get', changed);
  answer.give(changed);
  await waitFor(() =>
    expect(screen.getByRole('main').querySelector('img[src*="media/new.webp"]')).toBeInTheDocument(),
  );
  expect(screen.queryByRole('progressbar', { name: 'Saving the picture' })).not.toBeInTheDocument();
  expect(sent(api)).toEqual([[field, 'me.gif']]);
});

it('a picture that could not be saved can be sent again or discarded', async () => {
  const api = new FakeApi().on(IMAGES, noAnswer);
  const { user } = await choose('picture', api);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The picture was not saved. Network error or server is not responding. Please try again later.',
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() =>
    expect(sent(api)).toEqual([
      ['image', 'me.gif'],
      ['image', 'me.gif'],
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('the pictures of another member cannot be changed', async () => {
  const sneha = aProfile({
    User: { id: '3', name: 'Sneha Pillai', email: null, phone: null },
    isOwner: false,
  });
  const api = new FakeApi()
    .on('/user/profile/get', accept({ data: sneha }))
    .on('/user/feeds/getAllFeeds', feedOf());
  renderApp('/dashboard/profile?userId=3', { token: tokenOf('1'), api });
  await screen.findByRole('heading', { level: 1, name: 'Sneha Pillai' });
  expect(screen.queryByRole('button', { name: /^Change your/ })).not.toBeInTheDocument();
});
