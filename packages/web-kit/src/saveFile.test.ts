import { saveFile } from './saveFile.ts';

const MINUTE = 60_000;

describe('a file that is saved', () => {
  const revoke = jest.fn();
  let clicked: { name: string; address: string }[];

  beforeEach(() => {
    jest.useFakeTimers();
    revoke.mockClear();
    clicked = [];
    // jsdom has no files to hand out.
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

  it('goes to the downloads under its name', () => {
    saveFile(new Blob(['text']), 'members.csv');
    expect(clicked).toEqual([{ name: 'members.csv', address: 'blob:file' }]);
  });

  it('can still be fetched by a browser that asks first whether and where to save it', () => {
    saveFile(new Blob(['text']), 'members.csv');
    jest.advanceTimersByTime(2 * MINUTE);
    expect(revoke).not.toHaveBeenCalled();
  });

  it('is let go in the end, for it may be large', () => {
    saveFile(new Blob(['text']), 'members.csv');
    jest.advanceTimersByTime(10 * MINUTE);
    expect(revoke.mock.calls).toEqual([['blob:file']]);
  });
});
