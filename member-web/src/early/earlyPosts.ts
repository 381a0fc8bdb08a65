import { timeAgo } from '@campus-commons/web-kit/dates.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import type { FeedDto, FeedListResponseDto } from '../api/generated';
import { feedImages } from '../features/feeds/feedImages';
import { areEarlyPostsOver, EARLY_POSTS_ID } from '../lib/early';
import { greeting } from '../lib/greeting';
import { nameOf } from '../lib/members';
import { MEMBER_TOKEN_KEY } from '../lib/session/storedTokens';
import { commonTexts } from '../texts/common';
import { frameTexts } from '../texts/frame';
import { h } from './element';
import { safeText } from './safeText';

/** What comes sooner than this, ms, is not worth a first sight: on most lines the site's own code is there by then. */
const PATIENCE = 1500;
/** The posts that fill a phone's window. */
const SHOWN = 2;
/** Above the first height a text is folded to the second, px, as PostBody.tsx does. */
const FOLD_ABOVE = 222;
const FOLDED = 'early-folded';

/**
 * Shows the first posts to read while the site's code is still on its way: the frame, their authors and their text, set as
 * the site will set them, so that nothing moves when it takes over (`endEarlyPosts`). Their pictures and everything that can
 * be pressed come with the site. Built as a file of its own (vite.earlyPosts.ts), sent for by `public/early.js`. On phones
 * alone: the side navigation and the rail of wider windows would be a second site.
 */
async function showEarlyPosts(): Promise<void> {
  const early = window.__CAMPUS_EARLY__;
  const response = await early?.response;
  if (!early || !response?.ok || response.bodyUsed) return;
  const answer = (await response.clone().json()) as FeedListResponseDto;
  await new Promise((resolve) => setTimeout(resolve, early.splashAt + PATIENCE - performance.now()));
  const root = document.getElementById('root');
  // Once it runs, the site shows them itself, or knows why it does not.
  if (!root || root.hasChildNodes() || areEarlyPostsOver()) return;
  if (early.token !== localStorage.getItem(MEMBER_TOKEN_KEY)) return;
  if (!window.matchMedia('(max-width: 899.95px)').matches || answer.data.feeds.length === 0) return;

  const posts = answer.data.feeds.slice(0, SHOWN).map(article);
  const page = h('div', 'early-page', bar(), main(posts));
  page.id = EARLY_POSTS_ID;
  root.before(page);
  // Covered by what is shown, it must not be heard or reached either.
  root.inert = true;
  for (const text of page.querySelectorAll<HTMLElement>('.early-text'))
    if (text.offsetHeight > FOLD_ABOVE) text.classList.add(FOLDED);
}

function bar(): HTMLElement {
  const waiting = h('span', 'early-waiting');
  waiting.setAttribute('role', 'progressbar');
  waiting.setAttribute('aria-label', commonTexts.loading);
  return h('header', 'early-bar', h('span', 'early-brand', runtimeConfig().brandName), waiting);
}

function main(posts: HTMLElement[]): HTMLElement {
  return h(
    'main',
    'early-main',
    h(
      'div',
      'early-greeting',
      h('h1', '', greeting(new Date(), undefined)),
      h('div', '', frameTexts.newestFirst),
    ),
    h('div', 'early-composer', h('span', 'early-portrait'), h('span', 'early-field')),
    ...posts,
  );
}

function article({ User, Page, createdAt, editedAt, feedData }: FeedDto): HTMLElement {
  const now = new Date();
  const place = Page?.title ?? User?.UserProfile?.title;
  const edited = editedAt ? `(${commonTexts.edited} ${timeAgo(editedAt, now)})` : '';
  const time = h('span', 'early-when', ...(place ? [h('span', 'early-place', place), h('i', '', '·')] : []));
  if (Page) time.firstElementChild?.classList.add('early-page-name');
  time.append(h('span', '', timeAgo(createdAt, now)));
  const names = h(
    'div',
    'early-names',
    h('h2', '', nameOf(User)),
    h('div', 'early-line', time, ...(edited ? [h('span', '', edited)] : [])),
  );
  const text = h('div', 'early-text', ...safeText(feedData.content));
  text.dir = 'auto';
  const pictures = Math.min(feedImages(feedData).length, 3);
  return h(
    'article',
    'early-post',
    h('header', '', h('span', 'early-portrait'), names),
    ...(text.textContent?.trim() ? [text] : []),
    ...(pictures > 0 ? [h('div', `early-pictures early-pictures-${pictures}`)] : []),
    h('div', 'early-actions'),
  );
}

void showEarlyPosts();
