import { AGREED, comparable } from '@campus-commons/test-kit/agreed-markup';
import { visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { render } from '@testing-library/react';
import { PostText } from './PostDialog';

/** The console shows no colours, and moves headings below the dialog's heading. */
const inConsole = (kept: string) =>
  kept
    .replace(/<\/?span[^>]*>|<a>([^<]*)<\/a>/g, '$1')
    .replace(/ style="[^"]*"/g, '')
    .replace(
      /(<\/?h)([1-6])/g,
      (_, tag: string, level: string) => tag + String(Math.min(Math.max(Number(level) + 1, 3), 6)),
    );

describe('rich text in the console and in the API (rich-text-agreement.test.ts)', () => {
  test.each(AGREED)('shows the parts of $html that the API keeps', ({ kept }) => {
    const { container } = render(<PostText html={kept} />);
    const shown = container.firstElementChild?.innerHTML.replace(/ (?:class|tabindex)="[^"]*"/g, '') ?? '';
    expect(comparable(shown)).toBe(inConsole(kept));
  });

  test.each(AGREED)('extracts the text of $html', ({ kept, words }) => {
    expect(visibleText(kept)).toBe(words);
  });
});
