import { frameProperties, pictureFrame, smallRow } from './pictureFrame';

const frameOf = (width?: number, height?: number) => {
  const { ratio, width: frame, isSmall } = pictureFrame({ width, height });
  return [Number(ratio.toFixed(2)), frame, isSmall];
};

describe('the frame of a picture that stands alone', () => {
  it.each([
    ['a photo', 1600, 1200, [1.33, 1600, false]],
    ['a portrait', 1200, 1500, [0.8, 1200, false]],
    ['a small photo', 400, 300, [1.33, 400, false]],
    ['a poster', 1080, 1920, [0.56, 1080, false]],
    ['a panorama', 3000, 600, [5, 3000, false]],
  ])('has the shape of %s', (_what, width, height, frame) => {
    expect(frameOf(width, height)).toEqual(frame);
  });

  it.each([
    ['a little higher than 2:3', 1000, 1600, [0.67, 1000, false]],
    ['a little wider than 2.4:1', 2580, 1000, [2.4, 2400, false]],
  ])('crops up to 8 % of a picture that is %s', (_what, width, height, frame) => {
    expect(frameOf(width, height)).toEqual(frame);
  });

  it.each([
    ['an icon', 80, 80, [1, 80, true]],
    ['a strip', 200, 40, [5, 200, true]],
  ])('of %s stands on no ground', (_what, width, height, frame) => {
    expect(frameOf(width, height)).toEqual(frame);
  });

  it('is that of a photo if the size is unknown', () => {
    expect(frameOf()).toEqual([1.6, 832, false]);
  });

  it('gives its styles a width and a ratio', () => {
    expect(frameProperties(pictureFrame({ width: 600, height: 400 }))).toEqual({
      '--width': '600px',
      '--ratio': 1.5,
    });
  });
});

describe('a row of small pictures', () => {
  it('is as high as the largest, and easy to touch', () => {
    expect(
      smallRow([
        { width: 64, height: 64 },
        { width: 120, height: 80 },
      ]),
    ).toBe(120);
    expect(
      smallRow([
        { width: 16, height: 16 },
        { width: 8, height: 8 },
      ]),
    ).toBe(44);
  });

  it.each([
    [
      'a photo among them',
      [
        { width: 64, height: 64 },
        { width: 1200, height: 800 },
      ],
    ],
    ['one of unknown size', [{ width: 64, height: 64 }, {}]],
  ])('is none with %s', (_what, images) => {
    expect(smallRow(images)).toBeUndefined();
  });
});
