import { croppedSize } from './cropImage';

it('the result is never enlarged and keeps its aspect ratio', () => {
  expect(croppedSize({ width: 300, height: 300 }, 640)).toEqual({ width: 300, height: 300 });
  expect(croppedSize({ width: 2560, height: 640 }, 1920)).toEqual({ width: 1920, height: 480 });
  expect(croppedSize({ width: 2000, height: 1 }, 640)).toEqual({ width: 640, height: 1 });
});
