import { AGREED, comparable } from '@campus-commons/test-kit/agreed-markup';
import { isBlankHtml, visibleText } from '@campus-commons/web-kit/richText/visibleText.ts';
import { safeText } from '../../early/safeText';
import { linkMentions } from './RichText';
import { HIGHLIGHT, TEXT_COLOUR, toDisplayHtml, toStoredHtml } from './sanitise';

const asha = { id: '7', label: 'Asha Rao' };

it('links a name in text, and nothing within another link', () => {
  expect(linkMentions('<p>Hi <b>@Asha Rao</b>!</p><p><a href="https://a.in">@Asha Rao</a></p>', [asha])).toBe(
    '<p>Hi <b><a href="/dashboard/profile?userId=7" dir="auto">@Asha Rao</a></b>!</p><p><a href="https://a.in">@Asha Rao</a></p>',
  );
});

it('a name or an id never becomes markup', () => {
  const hostile = { id: '7"onclick="x', label: '<img src=x onerror=y>' };
  const html = linkMentions('<p>@&lt;img src=x onerror=y&gt;</p>', [hostile]);
  const box = document.createElement('div');
  box.innerHTML = html;
  expect(box.querySelector('img')).toBeNull();
  expect([...(box.querySelector('a')?.attributes ?? [])].map(({ name }) => name)).toEqual(['href', 'dir']);
  expect(box).toHaveTextContent('@<img src=x onerror=y>');
});

const shownStyle = (html: string) =>
  html.replaceAll('background-color:', `${HIGHLIGHT}:`).replaceAll(/([";])color:/g, `$1${TEXT_COLOUR}:`);
/** Without what only the page adds: levels of headings, and what makes code scroll. */
const asWritten = (html: string) =>
  html.replace(/ aria-level="\d"/g, '').replaceAll(' tabindex="0" role="group" aria-label="Code"', '');

describe('the rich-text cases shared with the API (rich-text-agreement.test.ts)', () => {
  it.each(AGREED)('sends and shows the same part of $html as the API stores', ({ html, kept }) => {
    expect(comparable(toStoredHtml(html))).toBe(kept);
    expect(comparable(toStoredHtml(kept))).toBe(kept);
    expect(comparable(asWritten(toDisplayHtml(kept)))).toBe(shownStyle(kept));
  });

  it.each(AGREED)('extracts the text of $html', ({ kept, words }) => {
    expect(visibleText(kept)).toBe(words);
    expect(isBlankHtml(kept)).toBe(words === '');
  });

  it.each(AGREED)('shows $html in the early posts, without colours', ({ kept }) => {
    const box = document.createElement('div');
    box.append(...safeText(kept));
    expect(comparable(asWritten(box.innerHTML))).toBe(kept.replace(/ style="[^"]*"/g, ''));
  });
});
