import { MAX_FILE_BYTES, MAX_PICTURES, PICTURE_FORMATS } from '@campus-commons/web-kit/pictures/generated.ts';
import { expectLogged } from '@campus-commons/web-kit/jest/console.ts';
import { fitWithin, isAnimated } from './downscale';
import { prepareImages } from './prepareImages';

const HEADS: Record<string, string> = {
  'image/gif': 'GIF89a',
  'image/jpeg': '\xFF\xD8\xFF\xE0',
  'image/png': '\x89PNG\r\n\x1A\n',
  'image/avif': '\0\0\0\x1Cftypavif\0\0\0\0avifmif1miaf',
  'image/heic': '\0\0\0\x18ftypmif1\0\0\0\0mif1heic',
};

/** A file with the first bytes of a picture of its type, if it is one. */
const picture = (name: string, type = 'image/gif', size = 32, head = HEADS[type] ?? '<?xml') => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(head, (letter) => letter.charCodeAt(0)).slice(0, size));
  return new File([bytes], name, { type });
};

const undecodable = () =>
  jest.spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new DOMException('', 'InvalidStateError'));

afterEach(() => {
  jest.restoreAllMocks();
});

describe('chosen files', () => {
  it('are accepted by their content, whatever their name is', async () => {
    const unnamed = picture('c', '', 32, HEADS['image/png']);
    const files = [picture('a.gif'), picture('b.avif', 'image/avif'), unnamed];
    const { images, refusals } = await prepareImages(files, 10);
    expect(images.map(({ file }) => file.name)).toEqual(['a.gif', 'b.avif', 'c']);
    expect(refusals).toEqual([]);
  });

  it('of other types are refused by name, with advice', async () => {
    const files = [
      picture('notes.pdf', 'application/pdf'),
      picture('logo.svg', 'image/svg+xml'),
      picture('huge.gif', 'image/gif', 10 * 1024 * 1024 + 1),
      picture('renamed.jpg', 'image/jpeg', 32, 'Dear diary'),
      picture('nothing.jpg', 'image/jpeg', 0),
    ];
    const { images, refusals } = await prepareImages(files, 10);
    expect(images).toEqual([]);
    expect(refusals).toEqual([
      `“notes.pdf” cannot be added. Choose a ${PICTURE_FORMATS} picture.`,
      `“logo.svg” cannot be added. Choose a ${PICTURE_FORMATS} picture.`,
      `“huge.gif” is larger than ${MAX_FILE_BYTES / 1024 ** 2} MB. Choose a smaller one.`,
      '“renamed.jpg” is no picture, whatever its name says. Choose another one.',
      '“nothing.jpg” is empty. Choose another one.',
    ]);
  });

  it('that cannot be opened get a reason; for HEIC photos with advice', async () => {
    undecodable();
    const lost = picture('lost.png', 'image/png');
    lost.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as never;
    const files = [
      picture('half.jpg', 'image/jpeg'),
      picture('new.avif', 'image/avif'),
      picture('IMG_1.HEIC', '', 32, HEADS['image/heic']),
      lost,
    ];
    const { images, refusals } = await prepareImages(files, 10);
    expect(images).toEqual([]);
    expect(refusals).toEqual([
      '“half.jpg” is damaged and cannot be opened. Choose another one.',
      '“new.avif” cannot be opened here. Save it as JPEG and choose that, or choose another one.',
      expect.stringMatching(/^“IMG_1.HEIC” is a HEIC photo.* save it as JPEG .* Most Compatible/),
      '“lost.png” could not be read. Check that it is still on this device, and choose it again.',
    ]);
  });

  it.each([
    ['image/gif', 51, '“a” has more than 50 megapixels. Choose a smaller one.'],
    ['image/jpeg', 51, '“a” has more than 50 megapixels. Choose a smaller one.'],
    ['image/avif', 17, '“a” has more than 16 megapixels. Choose a smaller one.'],
    ['image/avif', 16, undefined],
    ['image/jpeg', 50, undefined],
  ])('%s of %d megapixels: %s', async (type, megapixels, refusal) => {
    // A browser without canvas: the file would be sent unchanged.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest
      .spyOn(globalThis, 'createImageBitmap')
      .mockResolvedValue({ width: 1000, height: megapixels * 1000, close: () => undefined });
    expect((await prepareImages([picture('a', type)], 1)).refusals).toEqual(refusal ? [refusal] : []);
  });

  it('are refused singly if the browser fails on one of them', async () => {
    expectLogged(/^RangeError: Too large for this canvas/);
    jest.spyOn(globalThis, 'createImageBitmap').mockResolvedValueOnce({
      width: 4000,
      height: 4000,
      close: () => undefined,
    });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementationOnce(() => {
      throw new RangeError('Too large for this canvas');
    });
    const files = [picture('wide.jpg', 'image/jpeg'), picture('b.gif')];
    const { images, refusals } = await prepareImages(files, 10);
    expect(images.map(({ file }) => file.name)).toEqual(['b.gif']);
    expect(refusals).toEqual([
      '“wide.jpg” cannot be opened here. Save it as JPEG and choose that, or choose another one.',
    ]);
  });

  it('of exactly 10 MB are accepted', async () => {
    const { images } = await prepareImages([picture('a.gif', 'image/gif', 10 * 1024 * 1024)], 10);
    expect(images).toHaveLength(1);
  });

  it('beyond the tenth are left out, with their number', async () => {
    const files = ['a', 'b', 'c'].map((name) => picture(`${name}.gif`));
    const { images, refusals } = await prepareImages(files, 1);
    expect(images).toHaveLength(1);
    expect(refusals).toEqual([`A post holds up to ${MAX_PICTURES} photos; 2 were left out.`]);
  });
});

describe('scaling photos down', () => {
  it('keeps the aspect ratio', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2560)).toEqual({ width: 2560, height: 1920 });
    expect(fitWithin({ width: 10, height: 8000 }, 2560)).toEqual({ width: 3, height: 2560 });
    expect(fitWithin({ width: 800, height: 600 }, 2560)).toEqual({ width: 800, height: 600 });
  });

  it.each([
    ['RIFF....WEBPVP8X..........ANIM', true],
    ['RIFF....WEBPVP8 ..............', false],
    ['\x89PNG....IHDR.........acTL....', true],
    ['\x89PNG....IHDR.........IDAT....', false],
  ])('recognises animated pictures: %s is %s', async (head, moves) => {
    const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
    expect(await isAnimated(new Blob([bytes]))).toBe(moves);
  });
});
