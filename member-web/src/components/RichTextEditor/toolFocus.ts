import { pressedKey } from '@campus-commons/web-kit/pressedKey.ts';
import { createContext, use, type KeyboardEvent } from 'react';

export interface ToolFocus {
  /** Name of the tool that the Tab key reaches; arrow keys reach the others (roving tabindex). */
  current: string;
  setCurrent: (name: string) => void;
}

export const ToolFocusContext = createContext<ToolFocus | null>(null);

/** Makes a tool part of the toolbar's single tab stop. */
export function useToolFocus(name: string) {
  const focus = use(ToolFocusContext);
  return {
    'data-tool': name,
    tabIndex: focus === null || focus.current === name ? 0 : -1,
    onFocus: () => focus?.setCurrent(name),
  };
}

/** Moves the focus between the tools of the toolbar by arrow keys, Home and End. */
export function moveToolFocus(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  const at = tools.findIndex((tool) => tool === event.target);
  if (at < 0) return;
  const target = {
    ArrowRight: tools[(at + 1) % tools.length],
    ArrowLeft: tools[(at - 1 + tools.length) % tools.length],
    Home: tools[0],
    End: tools[tools.length - 1],
  }[pressedKey(event)];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
