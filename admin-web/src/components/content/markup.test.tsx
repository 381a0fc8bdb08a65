import { OWN } from '@campus-commons/test-kit/own-markup';
import { TAGS } from '@campus-commons/web-kit/richText/generated.ts';
import { isAllowedLink } from '@campus-commons/web-kit/richText/links.ts';
import { render } from '@testing-library/react';
import { PostText } from './PostDialog';

const shown = (html: string) => render(<PostText html={html} />).container.firstElementChild?.innerHTML ?? '';

test('keeps permitted elements, and moves headings below the dialog’s heading', () => {
  expect(
    shown(
      '<h1>Kites</h1><h2>Where</h2><p>On <strong>Saturday</strong> <em>at four</em></p><ul><li>string</li></ul><h6>x</h6>',
    ),
  ).toBe(
    '<h3>Kites</h3><h3>Where</h3><p>On <strong>Saturday</strong> <em>at four</em></p><ul><li>string</li></ul><h6>x</h6>',
  );
});

test('links open in a new tab and send no referrer', () => {
  const { container } = render(<PostText html='<p><a href="https://example.org/x">there</a></p>' />);
  const link = container.querySelector('a');
  expect(link).toHaveAttribute('href', 'https://example.org/x');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>',
  '<style>body { display: none }</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<template><p>hidden</p></template>',
])('removes %s with its contents', (html) => {
  expect(shown(html)).toBe('');
});

test('keeps the text of elements that are not permitted, without their attributes', () => {
  expect(
    shown(
      '<p onclick="alert(1)" style="position:fixed" class="x"><span style="color:white">white</span> <a href="javascript:alert(1)">words</a></p>',
    ),
  ).toBe('<p>white words</p>');
});

test('renders nothing else of any hostile markup', () => {
  const tags = new Set<string>(TAGS);
  const allowed: Record<string, (value: string) => boolean> = {
    href: isAllowedLink,
    target: (value) => value === '_blank',
    rel: (value) => value === 'noopener noreferrer nofollow ugc',
    class: (value) => /^(?:Mui|css-)/.test(value),
    tabindex: (value) => value === '0',
  };
  const wrong = OWN.filter((html) => {
    const { container, unmount } = render(<PostText html={html} />);
    const elements = [...(container.firstElementChild?.querySelectorAll('*') ?? [])];
    const isSafe = elements.every(
      (element) =>
        tags.has(element.localName) &&
        [...element.attributes].every(({ name, value }) => allowed[name]?.(value) === true),
    );
    unmount();
    return !isSafe;
  });
  expect(wrong).toEqual([]);
});
