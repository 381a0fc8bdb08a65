import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { FITTED, clampPan, stepScale, zoomAround, type Point, type Size, type View } from './zoom';

/** Minimum distance of a swipe to the next picture. */
const MIN_SWIPE_PIXELS = 56;
/** Wheel distance of one zoom step; a trackpad sends many small events. */
const WHEEL_STEP_PIXELS = 50;
/** A pinch that ends this close to the fitted size snaps to it, because hitting it exactly is hardly possible. */
const NEARLY_FITTED = 0.1;
/** Scale that a double click or double tap goes to from the fitted picture. */
const CLOSE_UP = 2;

interface ZoomAndPanOptions {
  stage: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  /** A swipe over a picture that cannot be dragged: 1 for the next one, -1 for the previous one. */
  onSwipe: (direction: 1 | -1) => void;
}

/**
 * Zoom and pan of the picture on the stage. Wheel and buttons zoom in steps, two fingers zoom freely. One finger or the
 * mouse drags a picture that is larger than the stage.
 */
export function useZoomAndPan({ stage, picture, onSwipe }: ZoomAndPanOptions) {
  const [view, setView] = useState<View>(FITTED);
  const pointers = useRef(new Map<number, Point>());
  const stroke = useRef({ start: { x: 0, y: 0 }, isPinch: false });
  const turned = useRef(0);

  // Several events may arrive before the next render, so each change starts from the result of the previous one.
  const change = (next: (view: View) => View) => {
    const [pictureSize, stageSize] = [sizeOf(picture.current), sizeOf(stage.current)];
    setView((previous) => clampPan(next(previous), pictureSize, stageSize));
  };
  const step = (direction: 1 | -1, focus: Point = { x: 0, y: 0 }) =>
    change((from) => zoomAround(from, stepScale(from.scale, direction), focus));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    turned.current +=
      event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * WHEEL_STEP_PIXELS;
    if (Math.abs(turned.current) < WHEEL_STEP_PIXELS) return;
    step(turned.current < 0 ? 1 : -1, fromCentre(event, stage.current));
    turned.current = 0;
  });
  useEffect(() => {
    const element = stage.current;
    // React's wheel listeners are passive and cannot prevent the page behind from scrolling.
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [stage]);

  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stroke.current = {
      start: { x: event.clientX, y: event.clientY },
      isPinch: pointers.current.size > 1,
    };
  };

  const onPointerMove = (event: React.PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const middle = fromCentre(
        { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 },
        stage.current,
      );
      const ratio = distance(now, other) / Math.max(1, distance(before, other));
      change((from) => zoomAround(from, from.scale * ratio, middle));
    } else if (view.scale !== 1) {
      change((from) => ({ ...from, x: from.x + now.x - before.x, y: from.y + now.y - before.y }));
    }
  };

  const onPointerEnd = (event: React.PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const { start, isPinch } = stroke.current;
    const across = event.clientX - start.x;
    const isSwipe =
      Math.abs(across) > MIN_SWIPE_PIXELS && Math.abs(across) > 2 * Math.abs(event.clientY - start.y);
    if (isPinch) change((from) => (Math.abs(from.scale - 1) < NEARLY_FITTED ? FITTED : from));
    else if (event.pointerType === 'touch' && view.scale <= 1 && isSwipe) onSwipe(across < 0 ? 1 : -1);
  };

  const onDoubleClick = (event: React.MouseEvent) =>
    change((from) =>
      from.scale === 1 ? zoomAround(from, CLOSE_UP, fromCentre(event, stage.current)) : FITTED,
    );

  return {
    view,
    zoomIn: () => step(1),
    zoomOut: () => step(-1),
    reset: () => setView(FITTED),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onDoubleClick,
    },
  };
}

function sizeOf(element: HTMLElement | null): Size {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

function fromCentre(at: { clientX: number; clientY: number }, stage: HTMLElement | null): Point {
  const box = stage?.getBoundingClientRect();
  return box
    ? { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 }
    : { x: 0, y: 0 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
