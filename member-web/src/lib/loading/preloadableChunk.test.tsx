import { render, screen } from '@testing-library/react';
import { act, Suspense } from 'react';
import { preloadableChunk } from './preloadableChunk';

const Panel = ({ words }: { words: string }) => <p>{words}</p>;
const chunkOf = (importer: () => Promise<{ Panel: typeof Panel }>) => preloadableChunk(importer, 'Panel');

it('shows a placeholder until it has loaded', async () => {
  const { Chunk } = chunkOf(() => Promise.resolve({ Panel }));
  render(
    <Suspense fallback="Wait">
      <Chunk words="Here" />
    </Suspense>,
  );
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Here')).toBeVisible();
});

it('shows none once it was loaded ahead, also if that failed at first', async () => {
  let isOnline = false;
  const { Chunk, preload } = chunkOf(() =>
    isOnline ? Promise.resolve({ Panel }) : Promise.reject(new Error('Offline')),
  );
  await act(() => Promise.resolve(preload()));
  isOnline = true;
  await act(() => Promise.resolve(preload()));
  render(
    <Suspense fallback="Wait">
      <Chunk words="Here" />
    </Suspense>,
  );
  expect(screen.getByText('Here')).toBeVisible();
});
