import { sizeOfCut } from './cutOut';

it('never enlarges and keeps the proportions', () => {
  expect(sizeOfCut({ width: 300, height: 300 }, 640)).toEqual({ width: 300, height: 300 });
  expect(sizeOfCut({ width: 2560, height: 640 }, 1920)).toEqual({ width: 1920, height: 480 });
  expect(sizeOfCut({ width: 2000, height: 1 }, 640)).toEqual({ width: 640, height: 1 });
});
