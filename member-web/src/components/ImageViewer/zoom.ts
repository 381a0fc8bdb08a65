/** Bounds and step of the viewer's zoom, as factors of the size at which the whole picture fits. */
export const MIN_SCALE = 0.5;
export const MAX_SCALE = 3;
const SCALE_STEP = 0.25;

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Position of the picture on the stage: its scale, and the offset of its centre from the stage's, px. */
export interface View extends Point {
  scale: number;
}

/** The whole picture, centred. */
export const FITTED: View = { scale: 1, x: 0, y: 0 };

function clampScale(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));
}

/** The next step in a direction. After a pinch, the current scale may lie between two steps. */
export function stepScale(scale: number, direction: 1 | -1): number {
  const steps = scale / SCALE_STEP;
  const next = direction > 0 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return clampScale(next * SCALE_STEP);
}

/** Zooms around a point: the part of the picture under `focus` (px from the stage's centre) does not move. */
export function zoomAround(view: View, scale: number, focus: Point): View {
  const next = clampScale(scale);
  const ratio = next / view.scale;
  return { scale: next, x: focus.x - (focus.x - view.x) * ratio, y: focus.y - (focus.y - view.y) * ratio };
}

/** Keeps the picture from being dragged off the stage; a picture that fits stays centred. */
export function clampPan(view: View, picture: Size, stage: Size): View {
  const maxX = Math.max(0, (picture.width * view.scale - stage.width) / 2);
  const maxY = Math.max(0, (picture.height * view.scale - stage.height) / 2);
  return {
    scale: view.scale,
    x: Math.min(maxX, Math.max(-maxX, view.x)),
    y: Math.min(maxY, Math.max(-maxY, view.y)),
  };
}
