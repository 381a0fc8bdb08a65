import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { FITTED, keepOnStage, stepScale, zoomAround, type Point, type Size, type View } from './zoom';

/** How far a finger travels before a stroke counts as leafing on, px. */
const SWIPE = 56;
/** How much turning of the wheel is one step; a trackpad sends it in many small pieces. */
const WHEEL_STEP = 50;
/** Two fingers that let go of the picture at about its fitted size meant that size; nobody hits it by hand. */
const NEARLY_FITTED = 0.1;
/** Scale that a double click or double tap goes to from the fitted picture. */
const CLOSE_UP = 2;

interface StageOptions {
  stage: RefObject<HTMLElement | null>;
  picture: RefObject<HTMLElement | null>;
  /** A stroke over a picture that cannot be dragged: 1 for the next one, -1 for the one before. */
  onSwipe: (direction: 1 | -1) => void;
}

/**
 * Zoom and pan of the picture on the stage: wheel and buttons in steps, two fingers freely, one finger or the mouse drags
 * what is larger than the stage.
 */
export function useStage({ stage, picture, onSwipe }: StageOptions) {
  const [view, setView] = useState<View>(FITTED);
  const pointers = useRef(new Map<number, Point>());
  const stroke = useRef({ start: { x: 0, y: 0 }, isPinch: false });
  const turned = useRef(0);

  // Moves may come faster than renders, so each starts from what the one before has left.
  const change = (next: (view: View) => View) => {
    const [pictureSize, stageSize] = [sizeOf(picture.current), sizeOf(stage.current)];
    setView((previous) => keepOnStage(next(previous), pictureSize, stageSize));
  };
  const step = (direction: 1 | -1, focus: Point = { x: 0, y: 0 }) =>
    change((from) => zoomAround(from, stepScale(from.scale, direction), focus));

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    turned.current +=
      event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * WHEEL_STEP;
    if (Math.abs(turned.current) < WHEEL_STEP) return;
    step(turned.current < 0 ? 1 : -1, fromCentre(event, stage.current));
    turned.current = 0;
  });
  useEffect(() => {
    const element = stage.current;
    // React listens passively, and the page behind must not scroll.
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
    const isSwipe = Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(event.clientY - start.y);
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
