import { useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';

/** How long a finger rests before it counts as a long press. Android's browsers wait about as long. */
const LONG_PRESS_MS = 450;
/** How far it may move meanwhile; further, it scrolls. */
const MAX_MOVE_PIXELS = 10;

/**
 * Handlers of an element that does something when a finger rests on it. What a tap on it does is then not done, and the
 * browser's own menu does not open.
 */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ x: number; y: number; timer: number; isLong: boolean }>(undefined);
  const end = () => window.clearTimeout(press.current?.timer);
  const finish = () => {
    end();
    if (!press.current || press.current.isLong) return;
    press.current.isLong = true;
    onLongPress();
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end();
      press.current =
        pointerType === 'touch'
          ? { x, y, isLong: false, timer: window.setTimeout(finish, LONG_PRESS_MS) }
          : undefined;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = 0, y = 0 } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVE_PIXELS) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Android's browsers report a long press themselves, some a little earlier than the timer.
    onContextMenu: (event: MouseEvent) => {
      if (!press.current) return;
      event.preventDefault();
      finish();
    },
    // Otherwise the finger that is lifted would click on what has opened below it.
    onTouchEnd: (event: TouchEvent) => {
      if (press.current?.isLong) event.preventDefault();
    },
  };
}
