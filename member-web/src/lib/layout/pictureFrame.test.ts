import { pictureFrame } from './pictureFrame';

/** Ratio, width, and the share that the picture takes of the width. */
const frameOf = (width?: number, height?: number) => {
  const { ratio, width: frame, share } = pictureFrame({ width, height });
  return [Number(ratio.toFixed(2)), frame, Number(share.toFixed(2))];
};

describe('the frame of a picture that stands alone', () => {
  it.each([
    ['a photo', 1600, 1200, [1.33, 693, 1]],
    ['a portrait', 1200, 1500, [0.8, 416, 1]],
    ['a small photo', 400, 300, [1.33, 400, 1]],
  ])('has the shape of %s', (_what, width, height, frame) => {
    expect(frameOf(width, height)).toEqual(frame);
  });

  it.each([
    ['a poster', 1080, 1920, [0.8, 416, 0.7]],
    ['a panorama', 3000, 600, [1.91, 993, 1]],
  ])('goes no further than its bounds for %s, which is shown whole', (_what, width, height, frame) => {
    expect(frameOf(width, height)).toEqual(frame);
  });

  it.each([
    ['an icon', 80, 80, [1, 80, 1]],
    ['a strip', 300, 40, [7.5, 300, 1]],
  ])('is as small as %s', (_what, width, height, frame) => {
    expect(frameOf(width, height)).toEqual(frame);
  });

  it('is that of a photo if the size is unknown', () => {
    expect(frameOf()).toEqual([1.6, 832, 1]);
  });

  it('fills a column that is hardly wider', () => {
    expect(pictureFrame({ width: 600, height: 400 }).fillsUpTo).toBe(690);
  });
});
