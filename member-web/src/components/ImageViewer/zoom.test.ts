import { FITTED, clampPan, stepScale, zoomAround } from './zoom';

describe('zoom', () => {
  it('has steps of 0.25 from 0.5 to 3', () => {
    const seen = [0.5];
    for (let scale = 0.5; scale < 3;) seen.push((scale = stepScale(scale, 1)));
    expect(seen).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3]);
    expect(stepScale(3, 1)).toBe(3);
    expect(stepScale(0.5, -1)).toBe(0.5);
  });

  it('returns to the steps after a pinch', () => {
    expect(stepScale(1.37, 1)).toBe(1.5);
    expect(stepScale(1.37, -1)).toBe(1.25);
  });

  it('keeps the point under the pointer in place', () => {
    const before = { scale: 1, x: 10, y: -20 };
    const focus = { x: 100, y: 50 };
    const after = zoomAround(before, 2, focus);
    const pointUnderPointer = (view: typeof before) => ({
      x: (focus.x - view.x) / view.scale,
      y: (focus.y - view.y) / view.scale,
    });
    expect(pointUnderPointer(after)).toEqual(pointUnderPointer(before));
  });

  it('does not allow dragging the picture off the stage', () => {
    const [picture, stage] = [
      { width: 400, height: 300 },
      { width: 500, height: 400 },
    ];
    expect(clampPan({ scale: 2, x: 900, y: -900 }, picture, stage)).toEqual({ scale: 2, x: 150, y: -100 });
    expect(clampPan({ ...FITTED, x: 40, y: 40 }, picture, stage)).toEqual(FITTED);
  });
});
