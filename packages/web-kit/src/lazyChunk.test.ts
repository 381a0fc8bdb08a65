import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './lazyChunk.ts';

const never = () => new Promise<never>(() => undefined);

describe('a lazily loaded chunk', () => {
  it('is returned when it has loaded', async () => {
    await expect(loadChunk(() => Promise.resolve('screen'))).resolves.toBe('screen');
  });

  it('times out after 120 seconds', async () => {
    jest.useFakeTimers();
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    const failed = jest.fn();
    void loadChunk(never).catch(failed);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
    jest.useRealTimers();
  });

  it('that no longer exists fails at once, with its cause', async () => {
    const gone = new TypeError('Failed to fetch dynamically imported module');
    await expect(loadChunk(() => Promise.reject(gone))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause: gone,
    });
  });
});
