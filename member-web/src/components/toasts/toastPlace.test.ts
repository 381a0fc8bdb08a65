import { topOfToast } from './toastPlace';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const place = (...titles: ReturnType<typeof box>[]) => topOfToast(64, box(0, 52, 12, 348), titles, 800);

it('a toast is as high as it may be if no title is there', () => {
  expect(place()).toBe(64);
  expect(place(box(300, 330))).toBe(64);
});

it('a toast is below the title that it would cover, and below the next one if there is no room between them', () => {
  expect(place(box(76, 107))).toBe(115);
  expect(place(box(76, 107), box(150, 170))).toBe(178);
  expect(place(box(76, 107), box(300, 320), box(150, 170))).toBe(178);
});

it('a title beside the toast does not move it', () => {
  expect(topOfToast(84, box(84, 136, 1088, 1428), [box(80, 118, 264, 900)], 900)).toBe(84);
});

it('a toast stays at the top if titles fill the upper half of the window', () => {
  expect(place(...Array.from({ length: 10 }, (_, index) => box(index * 50, index * 50 + 30)))).toBe(64);
});
