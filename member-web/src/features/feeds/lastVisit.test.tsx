import { screen } from '@testing-library/react';
import { feedAddress } from '../../lib/address/feeds';
import { FakeApi } from '../../test/fakeApi';
import { aPost, feedOf, tokenOf } from '../../test/factories';
import { renderApp } from '../../test/renderApp';

const HOUR_MS = 60 * 60 * 1000;
const KEY = 'visit:1';
const ago = (hours: number) => Date.now() - hours * HOUR_MS;
const post = (id: string, hours: number, author = '3') =>
  aPost(`<p>Post ${id}</p>`, {
    id,
    createdAt: new Date(ago(hours)).toISOString(),
    User: { ...aPost('').User, id: author },
  });
const api = (...posts: ReturnType<typeof post>[]) =>
  new FakeApi().on('/user/feeds/getAllFeeds', feedOf(...posts));
const open = (fake: FakeApi) => renderApp(feedAddress('everyone'), { token: tokenOf('1'), api: fake });
const line = /^That is all since /;
/** The posts and the line, in their order. */
const order = async () => {
  await screen.findByText('Post 3');
  const list = screen.getByRole('region', { name: 'Posts' });
  return [...list.children].map(({ textContent }) => /Post \d|That is all/.exec(textContent)?.[0]);
};

beforeEach(() => {
  window.requestIdleCallback = (work) => Number(setTimeout(work as () => void));
  window.cancelIdleCallback = clearTimeout;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

it('a line after the last post that is new says since when', async () => {
  localStorage.setItem(KEY, `0 ${ago(50)}`);
  open(api(post('1', 1), post('2', 20), post('3', 60)));
  expect(await screen.findByText(line)).toBeVisible();
  expect(await order()).toEqual(['Post 1', 'Post 2', 'That is all', 'Post 3']);
});

it('the line stays when one comes back within half an hour', async () => {
  localStorage.setItem(KEY, `${ago(50)} ${ago(0.4)}`);
  open(api(post('1', 1), post('2', 20), post('3', 60)));
  expect(await screen.findByText(line)).toBeVisible();
});

it.each([
  ['on a first visit', undefined, '3'],
  ['when none is new', `0 ${ago(0.6)}`, '3'],
  ['when all are new', `0 ${ago(99)}`, '3'],
  ['when only one’s own are new', `0 ${ago(50)}`, '1'],
])('there is no such line %s', async (_when, stored, author) => {
  if (stored) localStorage.setItem(KEY, stored);
  open(api(post('1', 1, author), post('2', 20, author), post('3', 60)));
  expect(await order()).toEqual(['Post 1', 'Post 2', 'Post 3']);
  expect(Number(localStorage.getItem(KEY)?.split(' ')[1])).toBeGreaterThan(ago(0.1));
});

it('a device that saves data loads no words for the line', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  localStorage.setItem(KEY, `0 ${ago(50)}`);
  open(api(post('1', 1), post('2', 20), post('3', 60)));
  await order();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(line)).not.toBeInTheDocument();
});
