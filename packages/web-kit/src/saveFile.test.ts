import { saveFile } from './saveFile.ts';

const MINUTE_MS = 60_000;

describe('saving a file', () => {
  const revoke = jest.fn();
  let clicked: { name: string; address: string }[];

  beforeEach(() => {
    jest.useFakeTimers();
    revoke.mockClear();
    clicked = [];
    // jsdom has no object URLs.
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = revoke;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push({ name: this.download, address: this.href });
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('starts a download with its name', () => {
    saveFile(new Blob(['text']), 'members.csv');
    expect(clicked).toEqual([{ name: 'members.csv', address: 'blob:file' }]);
  });

  it('keeps the file available for a browser that first asks where to save it', () => {
    saveFile(new Blob(['text']), 'members.csv');
    jest.advanceTimersByTime(2 * MINUTE_MS);
    expect(revoke).not.toHaveBeenCalled();
  });

  it('releases the file’s memory in the end', () => {
    saveFile(new Blob(['text']), 'members.csv');
    jest.advanceTimersByTime(10 * MINUTE_MS);
    expect(revoke.mock.calls).toEqual([['blob:file']]);
  });
});
