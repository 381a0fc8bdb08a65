import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { picture } from '../../test/writing';
import type { CropperProps } from './cropperProps';
import { usePictureChoice } from './usePictureChoice';

// jsdom does not decode pictures, so there is nothing to crop; packages/e2e crops real ones.
jest.mock('./ImageCropper', () => ({
  ImageCropper: ({ file }: CropperProps) => <p>Cropping {file.name}</p>,
}));

const shape = { aspect: 1, isRound: true, maxWidth: 640 };

function Choice() {
  return usePictureChoice({ label: 'Choose', cropTitle: 'Crop', shape, onChosen: () => undefined }).parts;
}

/** Object URLs that were created and not yet revoked. */
const openUrls = new Set<string>();
/** Pictures that are being opened; calling an entry finishes it. */
const opening: (() => void)[] = [];
const open = globalThis.createImageBitmap;

beforeEach(() => {
  openUrls.clear();
  opening.length = 0;
  let made = 0;
  URL.createObjectURL = () => {
    made += 1;
    openUrls.add(`blob:${made}`);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = (address) => void openUrls.delete(address);
  globalThis.createImageBitmap = () =>
    new Promise((resolve) => opening.push(() => resolve({ width: 4, height: 4, close: () => undefined })));
});
afterEach(() => {
  globalThis.createImageBitmap = open;
});

/** Chooses pictures one after the other, each before the previous one is ready. */
async function choose(...names: string[]) {
  const view = render(<Choice />);
  for (const [index, name] of names.entries()) {
    fireEvent.change(screen.getByLabelText('Choose'), { target: { files: [picture(name)] } });
    await waitFor(() => expect(opening).toHaveLength(index + 1));
  }
  return view;
}

const finish = (index: number) =>
  act(async () => {
    opening[index]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

it('every object URL is revoked when the form unmounts', async () => {
  const { unmount } = await choose('me.gif');
  await finish(0);
  expect(await screen.findByText('Cropping me.gif')).toBeVisible();
  expect(openUrls.size).toBe(1);
  unmount();
  expect(openUrls.size).toBe(0);
});

it('a picture that is prepared after the form was closed gets no object URL', async () => {
  const { unmount } = await choose('me.gif');
  unmount();
  await finish(0);
  expect(openUrls.size).toBe(0);
});

it('the last chosen picture is cropped, even if an earlier one is prepared later', async () => {
  await choose('slow.gif', 'quick.gif');
  await finish(1);
  await finish(0);
  expect(screen.getByText('Cropping quick.gif')).toBeVisible();
  expect(openUrls.size).toBe(1);
});
