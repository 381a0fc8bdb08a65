import { hostileMarkup } from '@campus-commons/test-kit/hostile-input';
import { TOPIC_WORDS } from '@campus-commons/test-kit/topic-words';
import { foldLetters } from '@campus-commons/web-kit/text/generated.ts';
import { toDisplayHtml } from '../sanitise';
import { linkTopics } from './linkTopics';

/** An element with this text, after its topics with these keys have become links. */
function linked(html: string, ...keys: string[]): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  linkTopics(
    element,
    keys.map((key) => ({ key, label: key })),
  );
  return element;
}
const links = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

it.each(TOPIC_WORDS)('#%s becomes one link as a whole', (word) => {
  const key = foldLetters(word);
  const element = linked(`<p>पढ़ो #${word}, #other</p>`, key);
  expect(links(element)).toEqual([[`#${word}`, `/dashboard/topics/${encodeURIComponent(key)}`]]);
  expect(element.textContent).toBe(`पढ़ो #${word}, #other`);
});

it('only topics that the server lists become links, each time, and none in links and code', () => {
  const html =
    '<p>#Robotics <b>#ROBOTICS</b> #hidden <a href="https://x.example">#robotics</a> <code>#robotics</code></p><pre>#robotics</pre>';
  expect(links(linked(html, 'robotics'))).toEqual([
    ['#Robotics', '/dashboard/topics/robotics'],
    ['#ROBOTICS', '/dashboard/topics/robotics'],
    ['#robotics', 'https://x.example'],
  ]);
});

it('a topic that is not listed any more becomes text again, and other links stay', () => {
  const html = '<p>#robotics and #chess <a href="https://x.example">#robotics</a></p>';
  const element = linked(html, 'robotics', 'chess');
  linkTopics(element, [{ key: 'chess', label: 'chess' }]);
  expect(links(element)).toEqual([
    ['#chess', '/dashboard/topics/chess'],
    ['#robotics', 'https://x.example'],
  ]);
  linkTopics(element, []);
  expect(element.innerHTML).toBe(html);
});

it('linking again changes nothing', () => {
  const element = linked('<p>#robotics</p>', 'robotics');
  const before = element.innerHTML;
  linkTopics(element, [{ key: 'robotics', label: 'robotics' }]);
  expect(element.innerHTML).toBe(before);
});

it('hostile markup after a # becomes no other markup', () => {
  for (const { html: markup } of hostileMarkup()) {
    const html = toDisplayHtml(`<p>#topic${markup} #topic</p>`);
    const plain = document.createElement('div');
    plain.innerHTML = html;
    const element = linked(html, 'topic', markup);
    for (const link of element.querySelectorAll('a[href^="/dashboard/topics/"]'))
      link.replaceWith(link.textContent ?? '');
    element.normalize();
    plain.normalize();
    expect(element.innerHTML).toBe(plain.innerHTML);
  }
});
