import { boundMarks } from '@campus-commons/web-kit/boundMarks.ts';
import { shortTime, timeAgo } from '@campus-commons/web-kit/dates.ts';
import { COLLAPSE_ABOVE_PIXELS } from '@campus-commons/web-kit/foldedHeights.ts';
import { runtimeConfig } from '@campus-commons/web-kit/runtimeConfig.ts';
import type { FeedDto, FeedListResponseDto, PollDto } from '../api/generated';
import { linkTopics } from '../components/RichText/topics/linkTopics';
import type { ViewerImage } from '../components/ImageViewer/viewerProps';
import { feedImages } from '../features/feeds/exports/feedImages';
import { areEarlyPostsOver, EARLY_POSTS_ID } from '../lib/loading/early';
import { nameOf } from '../lib/text/members';
import { frameProperties, pictureFrame, smallRow } from '../lib/layout/pictureFrame';
import { MEMBER_TOKEN_KEY } from '../lib/session/tokens';
import { commonTexts } from '../texts/common';
import { ownVote } from '../texts/ownVote';
import { h, safeText } from './safeText';

/** Delay before the early posts are shown. On most connections the site's own code has loaded by then. */
const DELAY_MS = 1500;
/** The number of posts that fill a phone's screen. */
const SHOWN = 2;
const COLLAPSED = 'early-folded';

/**
 * Shows the first posts while the site's code is still loading: the frame, their authors and their text. The layout is
 * that of the site, so that nothing moves when the site replaces them (`endEarlyPosts`). Pictures and controls appear
 * only with the site. This script is built as a separate file (vite.config.ts), which `public/early.js` loads. It
 * shows them only in windows below 900 px: the side navigation and right column of wider ones would need too much code.
 */
async function showEarlyPosts(): Promise<void> {
  const early = window.__CAMPUS_EARLY__;
  const response = await early?.response;
  if (!early || !response?.ok || response.bodyUsed) return;
  const answer = JSON.parse(boundMarks(await response.clone().text())) as FeedListResponseDto;
  await new Promise((resolve) => setTimeout(resolve, early.splashAt + DELAY_MS - performance.now()));
  const root = document.getElementById('root');
  // Once the site's code runs, it shows the posts or an error itself.
  if (!root || root.hasChildNodes() || areEarlyPostsOver()) return;
  if (early.token !== localStorage.getItem(MEMBER_TOKEN_KEY)) return;
  if (!window.matchMedia('(max-width: 899.95px)').matches || answer.data.feeds.length === 0) return;

  const posts = answer.data.feeds.slice(0, SHOWN).map(article);
  const page = h('div', 'early-page', bar(), main(posts));
  page.id = EARLY_POSTS_ID;
  root.before(page);
  // The site renders behind the early posts. Until it replaces them, it must not be focusable or read out.
  root.inert = true;
  for (const text of page.querySelectorAll<HTMLElement>('.early-text'))
    if (text.offsetHeight > COLLAPSE_ABOVE_PIXELS) text.classList.add(COLLAPSED);
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
    h('div', 'early-tabs'),
    h('div', 'early-composer', h('span', 'early-portrait'), h('span', 'early-field')),
    ...posts,
  );
}

function article({
  id,
  title: heading,
  User,
  Page,
  Project,
  createdAt,
  editedAt,
  feedData,
  poll,
  topics,
}: FeedDto): HTMLElement {
  const now = new Date();
  const title = User?.UserProfile?.title;
  const edited = editedAt ? `(${commonTexts.edited} ${timeAgo(editedAt, now)})` : '';
  const dot = () => h('i', '', '·');
  const time = h('span', 'early-when');
  const place = Page ?? Project;
  if (place) time.append(h('span', 'early-page-name', h('bdi', '', place.title)), dot());
  else if (title) {
    time.append(h('span', '', h('bdi', '', title), dot()));
    time.classList.add('early-title');
  }
  time.append(h('span', '', shortTime(createdAt, now)));
  const name = h('h2', '', h('bdi', '', nameOf(User)));
  name.id = `early-${id}`;
  const names = h(
    'div',
    'early-names',
    name,
    h('div', 'early-details', time, ...(edited ? [h('span', '', edited)] : [])),
  );
  const text = h('div', 'early-text', ...safeText(feedData.content));
  text.dir = 'auto';
  // A server of the release before lists none.
  linkTopics(text, topics ?? []);
  const post = h(
    'article',
    'early-post',
    h('header', '', h('span', 'early-portrait'), names),
    ...(heading ? [h('h3', 'early-heading', h('bdi', '', heading)), h('div', 'early-state')] : []),
    ...(text.textContent?.trim() ? [text] : []),
    ...(poll ? [options(poll, now)] : []),
    ...pictures(feedImages(feedData)),
    h('div', 'early-actions'),
  );
  post.setAttribute('aria-labelledby', name.id);
  return post;
}

/** The options of a poll, and the empty place of its buttons. */
function options({ options: all, mine, closesAt }: PollDto, now: Date): HTMLElement {
  const boxes = all.map(({ id, text, votes }) => {
    const box = h('div', votes === undefined ? 'early-option' : 'early-option early-counted', text);
    if (mine.includes(id)) box.append(' ', h('bdi', 'early-own', ownVote));
    box.dir = 'auto';
    return box;
  });
  return h('div', 'early-poll', ...boxes, h('div', Date.parse(closesAt) > +now ? 'early-foot' : 'early-end'));
}

/** The empty place of the pictures of a post. */
function pictures(images: ViewerImage[]): HTMLElement[] {
  const [first, ...others] = images;
  if (!first) return [];
  const side = smallRow(images);
  if (side && others.length > 0)
    return [withProperties(h('div', 'early-pictures early-stamps'), { '--side': `${side}px` })];
  if (others.length > 0)
    return [h('div', others.length === 1 ? 'early-pictures early-two' : 'early-pictures')];
  const frame = pictureFrame(first);
  const picture = withProperties(h('div', 'early-picture'), frameProperties(frame));
  const ground = h('div', frame.isSmall ? 'early-ground early-small' : 'early-ground', picture);
  return [withProperties(ground, first.meanColour ? { '--ground': first.meanColour } : {})];
}

function withProperties(element: HTMLElement, properties: Record<string, string | number>): HTMLElement {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, `${value}`);
  return element;
}

void showEarlyPosts();
