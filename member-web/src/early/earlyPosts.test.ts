import { OWN } from '@campus-commons/test-kit/own-markup';
import { TOPIC_WORDS } from '@campus-commons/test-kit/topic-words';
import { boundMarks } from '@campus-commons/web-kit/boundMarks.ts';
import { LINK_REL, LINK_TARGET, TAGS } from '@campus-commons/web-kit/richText/generated.ts';
import { foldLetters } from '@campus-commons/web-kit/text/generated.ts';
import { isAllowedLink } from '@campus-commons/web-kit/richText/links.ts';
import { aPost, feedOf } from '../test/factories';
import { endEarlyPosts } from '../lib/loading/early';
import { safeText } from './safeText';

const shown = () => document.getElementById('early-posts');

/** Runs the script as the page does, after `early.js` has made its call. */
async function show(token: string, post = aPost('<p>Good news from the lab</p>')) {
  window.__CAMPUS_EARLY__ = {
    splashAt: performance.now() - 2000,
    token: 'mine',
    response: Promise.resolve({
      ok: true,
      bodyUsed: false,
      clone: () => ({ text: () => Promise.resolve(JSON.stringify(feedOf(post).body)) }),
    } as unknown as Response),
  };
  localStorage.setItem('token', token);
  await jest.isolateModulesAsync(async () => void (await import('./earlyPosts')));
  await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(() => {
  delete window.__CAMPUS_EARLY__;
  localStorage.clear();
});

it('shows the posts, and removes them when the site shows its own', async () => {
  await show('mine');
  expect(shown()?.querySelector('article')).toHaveTextContent('Good news from the lab');
  endEarlyPosts();
  expect(shown()).toBeNull();
});

it('shows nothing after a new sign-in, or once the site runs', async () => {
  await show('another');
  expect(shown()).toBeNull();
  document.getElementById('root')?.append('the site');
  await show('mine');
  expect(shown()).toBeNull();
});

it('shows what a poll offers as text, whatever is written there', async () => {
  const options = ['Monday', 'सोमवार के बाद', ...OWN].map((text, id) => ({ id: String(id), text }));
  const poll = { options, mine: [], closesAt: '2099-01-01T00:00:00.000Z', multiple: false };
  await show('mine', aPost('<p>Which day?</p>', { poll }));
  const boxes = [...(shown()?.querySelectorAll('.early-option') ?? [])];
  expect(boxes.map(({ textContent }) => textContent)).toEqual(options.map(({ text }) => boundMarks(text)));
  expect(boxes.flatMap(({ children }) => [...children])).toEqual([]);
});

it('links topics as a whole in Hindi, Malayalam and other scripts, with their joiners', async () => {
  const topics = TOPIC_WORDS.map((label) => ({ key: foldLetters(label), label }));
  const text = TOPIC_WORDS.map((word) => `#${word}`).join(' ');
  await show('mine', aPost(`<p>${text} #other</p><pre>#${TOPIC_WORDS[0]}</pre>`, { topics }));
  const links = [...(shown()?.querySelectorAll('.early-text a') ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual(TOPIC_WORDS.map((word) => `#${word}`));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    topics.map(({ key }) => `/dashboard/topics/${encodeURIComponent(key)}`),
  );
});

it('renders only allow-listed elements and links', () => {
  const box = document.createElement('div');
  box.append(
    ...safeText(
      '<p onclick="x()" style="color:red">a<script>x()</script><img src=x onerror=x()><b>b</b></p>' +
        '<a href="javascript:x()">c</a><a href="https://campus.test/">d</a><svg onload=x()></svg>&lt;i&gt;',
    ),
  );
  expect(box.innerHTML).toBe(
    '<p>a<b>b</b></p><a>c</a><a href="https://campus.test/" target="_blank" rel="noopener noreferrer nofollow ugc">d</a>&lt;i&gt;',
  );
});

it('shows formulas as they are written, and lines of code as lines', () => {
  const box = document.createElement('div');
  box.append(...safeText('<p>a\nb \\(x^2\\)</p><pre><code>c\n  d</code></pre>'));
  expect(box.innerHTML).toBe('<p>a b \\(x^2\\)</p><pre><code>c\n  d</code></pre>');
});

it('renders nothing else of any hostile markup', () => {
  const tags = new Set<string>(TAGS);
  const isAllowed = ({ name, value }: Attr) =>
    ({
      href: isAllowedLink(value),
      target: value === LINK_TARGET,
      rel: value === LINK_REL,
      'aria-level': /^[3-6]$/.test(value),
    })[name] === true;
  const wrong = OWN.filter((html) => {
    const box = document.createElement('div');
    box.append(...safeText(html));
    return ![...box.querySelectorAll('*')].every(
      (element) => tags.has(element.localName) && [...element.attributes].every(isAllowed),
    );
  });
  expect(wrong).toEqual([]);
});
