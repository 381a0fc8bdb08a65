import { createContext, use, type KeyboardEvent } from 'react';

export interface ToolFocus {
  /** Name of the tool that the Tab key reaches; the others are reached from it with the arrow keys. */
  current: string;
  setCurrent: (name: string) => void;
}

export const ToolFocusContext = createContext<ToolFocus | null>(null);

/** What a tool needs so that the whole toolbar is one stop of the Tab key. */
export function useToolFocus(name: string) {
  const focus = use(ToolFocusContext);
  return {
    'data-tool': name,
    tabIndex: focus === null || focus.current === name ? 0 : -1,
    onFocus: () => focus?.setCurrent(name),
  };
}

/** Arrow keys, Home and End move between the tools of the toolbar that holds the focus. */
export function moveToolFocus(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  const at = tools.findIndex((tool) => tool === event.target);
  if (at < 0) return;
  const target = {
    ArrowRight: tools[(at + 1) % tools.length],
    ArrowLeft: tools[(at - 1 + tools.length) % tools.length],
    Home: tools[0],
    End: tools[tools.length - 1],
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
