import { createEvent, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field at once, because each key pressed takes jsdom a render of the screen. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/**
 * Pastes into an editable element. jsdom cannot type into one as a browser does; pasting takes the same path through
 * the editor.
 */
export function paste(target: HTMLElement, text: string, html = ''): void {
  const event = createEvent.paste(target, {
    clipboardData: {
      files: [],
      types: ['text/plain'],
      getData: (type: string) => ({ 'text/plain': text, 'text/html': html })[type] ?? '',
    },
  });
  fireEvent(target, event);
}

/** A file to choose, paste or drop; a picture unless `type` says otherwise. */
export const picture = (name: string, type = 'image/gif') =>
  new File([type === 'image/svg+xml' ? '<svg/>' : 'GIF89a'], name, { type });

/** The text of one field of a submitted form. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/** The names of the files of one field of a submitted form, in order. */
export function filesOf(form: FormData, field: string): string[] {
  return form.getAll(field).map((file) => (file instanceof File ? file.name : 'no file'));
}
