import { fitWithin, isAnimated } from './downscale';
import { prepareImages } from './prepareImages';

const picture = (name: string, type = 'image/gif', size = 10) =>
  new File([new Uint8Array(size)], name, { type });

describe('chosen files', () => {
  it('are taken when they are pictures of a kind that the server takes', async () => {
    const { images, refusals } = await prepareImages([picture('a.gif'), picture('b.avif', 'image/avif')], 10);
    expect(images.map(({ file }) => file.name)).toEqual(['a.gif', 'b.avif']);
    expect(refusals).toEqual([]);
  });

  it('are refused by name, with what to do instead', async () => {
    const files = [
      picture('notes.pdf', 'application/pdf'),
      picture('logo.svg', 'image/svg+xml'),
      picture('huge.gif', 'image/gif', 10 * 1024 * 1024 + 1),
    ];
    const { images, refusals } = await prepareImages(files, 10);
    expect(images).toEqual([]);
    expect(refusals).toEqual([
      '“notes.pdf” cannot be added. Choose a JPEG, PNG, WebP, GIF or AVIF picture.',
      '“logo.svg” cannot be added. Choose a JPEG, PNG, WebP, GIF or AVIF picture.',
      '“huge.gif” is larger than 10 MB. Choose a smaller one.',
    ]);
  });

  it('of exactly 10 MB are taken', async () => {
    const { images } = await prepareImages([picture('a.gif', 'image/gif', 10 * 1024 * 1024)], 10);
    expect(images).toHaveLength(1);
  });

  it('beyond the tenth are left out and counted', async () => {
    const files = ['a', 'b', 'c'].map((name) => picture(`${name}.gif`));
    const { images, refusals } = await prepareImages(files, 1);
    expect(images).toHaveLength(1);
    expect(refusals).toEqual(['A post holds up to 10 photos; 2 were left out.']);
  });
});

describe('making photos smaller', () => {
  it('keeps their proportions', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2560)).toEqual({ width: 2560, height: 1920 });
    expect(fitWithin({ width: 10, height: 8000 }, 2560)).toEqual({ width: 3, height: 2560 });
    expect(fitWithin({ width: 800, height: 600 }, 2560)).toEqual({ width: 800, height: 600 });
  });

  it.each([
    ['RIFF....WEBPVP8X..........ANIM', true],
    ['RIFF....WEBPVP8 ..............', false],
    ['\x89PNG....IHDR.........acTL....', true],
    ['\x89PNG....IHDR.........IDAT....', false],
  ])('would stop what moves: %s moves is %s', async (head, moves) => {
    const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
    expect(await isAnimated(new Blob([bytes]))).toBe(moves);
  });
});
